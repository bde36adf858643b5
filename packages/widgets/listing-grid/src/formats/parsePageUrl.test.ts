import { parsePageUrl } from './parsePageUrl';

describe('page link', () => {
  it.each(['/places/trinitys-pub/', 'https://city.example/places/x/', '//city.example/x/'])(
    'FMT-4 keeps %s',
    (address) => {
      expect(parsePageUrl(address)).toBe(address);
    },
  );

  it.each([
    null,
    undefined,
    '',
    ' ',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'http://',
  ])('FMT-4.http-only links nothing for %p', (address) => {
    expect(parsePageUrl(address)).toBeUndefined();
  });
});
