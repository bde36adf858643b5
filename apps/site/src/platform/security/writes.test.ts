import { createBrowser, createMemberBrowser, type Browser } from '../../testing/createBrowser';
import { createTestSite, highRateLimits, type TestSite } from '../../testing/createTestSite';
import { testEngines } from '../../testing/testEngines';

describe.each(testEngines)('HOST-4 writes on $name', (engine) => {
  let site: TestSite;
  let member: Browser;
  beforeAll(async () => {
    site = await createTestSite(engine, {
      hasPages: true,
      limits: highRateLimits,
      origin: 'https://city.example',
    });
    member = await createMemberBrowser(site.app);
  });
  afterAll(() => site.stop());

  function save(headers: Record<string, string>) {
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return site.app.inject({
      method: 'POST',
      url: '/api/v2/favourites/',
      headers: { cookie, host: 'city.test', ...headers },
      payload: { listing: 1 },
    });
  }
  const token = () => ({ 'x-csrftoken': member.cookies.get('csrftoken') ?? '' });

  it.each([
    ['without a token', {}],
    ['with an empty token', { 'x-csrftoken': '' }],
    ['with a made-up token', { 'x-csrftoken': 'x'.repeat(43) }],
  ])('HOST-4.csrf are rejected %s', async (_title, headers) => {
    expect((await save(headers)).statusCode).toBe(403);
  });

  it('HOST-4.csrf are rejected with the token of another member’s session', async () => {
    const other = await createMemberBrowser(site.app, 'noor@example.com');
    expect((await save({ 'x-csrftoken': other.cookies.get('csrftoken') ?? '' })).statusCode).toBe(403);
  });

  it.each([
    ['another site by its origin', { origin: 'https://evil.example' }],
    ['another port of this host', { origin: 'http://city.test:8080' }],
    ['an origin that matches the Host header', { origin: 'http://city.test' }],
    ['the own host without TLS', { origin: 'http://city.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['an ill-formed origin', { origin: 'city.test' }],
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://city.test' }],
  ])('are rejected from %s, whatever their token', async (_title, headers) => {
    const response = await save({ ...token(), ...headers });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({ detail: 'CSRF Failed: the request comes from another site.' });
  });

  it.each([
    ['this site by its origin', { origin: 'https://city.example' }],
    [
      'the configured origin, where a proxy rewrote the host',
      { origin: 'https://city.example', host: 'inner:3000' },
    ],
    ['this site by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin', host: 'inner:3000' }],
    ['a client that is not a browser', {}],
  ])('are accepted from %s', async (_title, headers) => {
    expect([200, 201]).toContain((await save({ ...token(), ...headers })).statusCode);
  });

  it('from another site cannot log in', async () => {
    for (const url of ['/api/v2/profiles/email-login/', '/accounts/login', '/profiles/logout?next=/']) {
      const response = await site.app.inject({
        method: 'POST',
        url,
        headers: { origin: 'https://evil.example', host: 'city.test' },
        payload: { email: 'maya@example.com', password: 'x' },
      });
      expect([url, response.statusCode]).toEqual([url, 403]);
    }
  });

  it('are rejected with a readable page outside the API', async () => {
    const { body, headers } = await createBrowser(site.app).post(
      '/accounts/login',
      {},
      { origin: 'https://evil.example' },
    );
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('That did not work');
  });

  it.each([
    ['{"email": ', 'application/json'],
    ['{"__proto__": {"x": 1}, "email": "a@b.co", "password": "x"}', 'application/json'],
    ['email=a&email=b&password=c', 'application/x-www-form-urlencoded'],
    ['<xml/>', 'text/xml'],
    ['[]', 'application/json'],
    [`{"email": "${'a'.repeat(70_000)}"}`, 'application/json'],
  ])('are 400 if the body is invalid: %.30s', async (payload, type) => {
    const response = await site.app.inject({
      method: 'POST',
      url: '/api/v2/profiles/email-login/',
      headers: { 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toContain('application/json');
  });
});
