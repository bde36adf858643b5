import { readOrder } from './readOrder';

describe('the attack run', () => {
  it.each(['http://127.0.0.1:3000', 'http://localhost:3000/', 'http://[::1]:3000', 'http://127.1.2.3'])(
    'DOOR-12 takes %s, which is this machine',
    (url) => {
      expect(readOrder(['--url', url]).url?.origin).toBe(new URL(url).origin);
    },
  );

  it.each([
    'https://city.example',
    'http://127.0.0.1.evil.example',
    'http://localhost.evil.example',
    'http://10.0.0.1',
    'http://[::2]',
    'http://0x7f.evil.example',
  ])('DOOR-12 refuses %s unless told twice', (url) => {
    expect(() => readOrder(['--url', url])).toThrow('is not this machine');
    expect(() => readOrder(['--url', url, '--not-this-machine'])).toThrow('is not this machine');
    expect(() => readOrder(['--url', url, '--i-may-test', url])).toThrow('is not this machine');
    const other = ['--not-this-machine', '--i-may-test', 'https://other.example'];
    expect(() => readOrder(['--url', url, ...other])).toThrow('--not-this-machine --i-may-test');
    expect(readOrder(['--url', url, '--not-this-machine', '--i-may-test', url]).url?.origin).toBe(url);
  });

  it.each(['127.0.0.1:3000', 'ftp://127.0.0.1', 'http://127.0.0.1/places/', 'http://user@127.0.0.1'])(
    'DOOR-12 says how an address is written instead of %s',
    (url) => expect(() => readOrder(['--url', url])).toThrow("Write the site's origin"),
  );

  it('DOOR-12 leaves nothing out unless told to', () => {
    expect(readOrder([]).patience).toBe(1);
    expect(readOrder(['--busy-machine']).patience).toBe(20);
  });

  it('DOOR-12 tries the lines that are named', () => {
    expect([...(readOrder(['--only', '13, 29']).only ?? [])]).toEqual([13, 29]);
    expect(() => readOrder(['--only', 'thirteen'])).toThrow('such as 13,29');
  });
});
