import { assertSiteOrigin, readSettings } from './readSettings';

describe('the environment', () => {
  it('HOST-1.sqlite HOST-1.postgres selects SQLite in the data folder by default, PostgreSQL by one setting', () => {
    expect(readSettings({}, '/srv/site')).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      site: 'guide',
      dataDir: '/srv/site/data',
      databaseUrl: 'sqlite:/srv/site/data/cityguide.sqlite',
      trustProxy: false,
      secureCookies: 'auto',
    });
    const url = 'postgres://guide:secret@db.example/guide';
    expect(readSettings({ DATABASE_URL: url }, '/srv/site').databaseUrl).toBe(url);
  });

  it('treats an empty value as absent', () => {
    expect(readSettings({ PORT: ' ', SITE: '' }, '/srv')).toMatchObject({ port: 3000, site: 'guide' });
  });

  it.each([
    ['PORT', 'http', 'PORT is'],
    ['PORT', '70000', 'a number from 0 to 65535'],
    ['SITE', 'blog', 'allowed is '],
    ['DATABASE_URL', 'mysql://x', 'postgres://user:password@host/name'],
    ['SECURE_COOKIES', 'yes', 'auto, always, never'],
    ['SITE_ORIGIN', 'city.example', 'https://city.example'],
    ['LOG_LEVEL', 'loud', 'info'],
    ['ATTEMPTS_FACTOR', '0', 'above 0'],
  ])('rejects %s=%s and says what is allowed', (name, value, message) => {
    expect(() => readSettings({ [name]: value }, '/srv')).toThrow(message);
  });

  it.each([
    ...['maybe', '0', '10', '-1', '1.5', '10.0.0.0/33', '::1/129', '300.1.1.1', '10.0.0.1 10.0.0.2'],
    ...['10.0.0.1/8/8', '10.0.0.1/', 'proxy.example'],
  ])('DOOR-13 rejects TRUST_PROXY=%s and says what is allowed', (text) => {
    expect(() => readSettings({ TRUST_PROXY: text }, '/srv')).toThrow('the number of proxies, 1 to 9');
  });

  it('names every wrong variable at once', () => {
    expect(() => readSettings({ PORT: 'x', SITE: 'y' }, '/srv')).toThrow(/PORT[^]*SITE/);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
    ['::1', '::1'],
    ['loopback', 'loopback'],
    ['loopback, 10.0.0.1', 'loopback, 10.0.0.1'],
    ['2001:db8::/32', '2001:db8::/32'],
    ['1', 1],
    ['2', 2],
  ])('reads TRUST_PROXY=%s', (text, value) => {
    expect(readSettings({ TRUST_PROXY: text }, '/srv').trustProxy).toBe(value);
  });
});

describe('DOOR-5 the site’s origin', () => {
  const read = (origin: string) => readSettings({ SITE_ORIGIN: origin }, '/srv').origin;

  it.each([
    ['https://city.example', 'https://city.example'],
    ['https://City.Example/', 'https://city.example'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['https://city.example:443', 'https://city.example'],
    ['http://[::1]:3000/', 'http://[::1]:3000'],
  ])('%s is %s', (text, origin) => {
    expect(read(text)).toBe(origin);
  });

  it.each([
    'city.example',
    'ftp://city.example',
    'javascript:alert(1)',
    'https://city.example/guide/',
    'https://city.example/?a',
    'https://city.example?',
    'https://city.example/#top',
    'https://maya@city.example',
    'https://maya:secret@city.example/',
    'https://city.example, https://www.city.example',
  ])('%s is rejected with what is allowed', (text) => {
    expect(() => read(text)).toThrow(/SITE_ORIGIN is '.*', allowed is http:\/\/ or https:\/\/ and a host/);
  });

  it('is required in production only, and the error says what to do', () => {
    const start = (environment: Record<string, string>) => () =>
      assertSiteOrigin(readSettings(environment, '/srv'));
    expect(start({ NODE_ENV: 'production' })).toThrow(
      'SITE_ORIGIN is not set, and NODE_ENV is production. Set it to the address that visitors use',
    );
    expect(start({ NODE_ENV: 'production', SITE_ORIGIN: 'https://city.example' })).not.toThrow();
    expect(start({})).not.toThrow();
  });
});
