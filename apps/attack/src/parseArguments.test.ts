import { parseArguments } from './parseArguments';

describe('the attack run', () => {
  it.each(['http://127.0.0.1:3000', 'http://localhost:3000/', 'http://[::1]:3000', 'http://127.1.2.3'])(
    'DOOR-12 accepts %s, which is this machine',
    (url) => {
      expect(parseArguments(['--url', url]).url?.origin).toBe(new URL(url).origin);
    },
  );

  it.each([
    'https://city.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://10.0.0.1',
    'http://[::2]',
    'http://0x7f.evil.example',
  ])('DOOR-12 rejects %s unless it is allowed twice', (url) => {
    expect(() => parseArguments(['--url', url])).toThrow('is not this machine');
    expect(() => parseArguments(['--url', url, '--not-this-machine'])).toThrow('is not this machine');
    expect(() => parseArguments(['--url', url, '--i-may-test', url])).toThrow('is not this machine');
    const other = ['--not-this-machine', '--i-may-test', 'https://other.example'];
    expect(() => parseArguments(['--url', url, ...other])).toThrow('--not-this-machine --i-may-test');
    expect(parseArguments(['--url', url, '--not-this-machine', '--i-may-test', url]).url?.origin).toBe(url);
  });

  it.each(['127.0.0.1:3000', 'ftp://127.0.0.1', 'http://127.0.0.1/places/', 'http://user@127.0.0.1'])(
    'DOOR-12 explains the format of the URL for %s',
    (url) => expect(() => parseArguments(['--url', url])).toThrow("Write the site's origin"),
  );

  it('DOOR-12 allows no additional time by default', () => {
    expect(parseArguments([]).timeFactor).toBe(1);
    expect(parseArguments(['--busy-machine']).timeFactor).toBe(20);
  });

  it('DOOR-12 selects lines by number', () => {
    expect([...(parseArguments(['--only', '13, 29']).only ?? [])]).toEqual([13, 29]);
    expect(() => parseArguments(['--only', 'thirteen'])).toThrow('such as 13,29');
  });
});
