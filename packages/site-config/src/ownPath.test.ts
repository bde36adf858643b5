import { isOwnPath, ownPathOr } from './ownPath';

describe('own paths', () => {
  it.each([
    '/',
    '/places/',
    '/places/x?a=1&b=%26#photos',
    '/search?q=a%26b&page=2#photos',
    '/search?q=https://evil.example',
    '/search?q=//evil.example',
    '/100%/',
    '/caf%C3%A9/',
    '/contact/?advertise',
    '/jobs',
  ])('AUTH-14 %p is one, and stays as it is', (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(ownPathOr(path, '/home/')).toBe(path);
  });

  it.each([
    undefined,
    null,
    42,
    {},
    '',
    ' /places/',
    'places/',
    './places/',
    '?a=1',
    '#b',
    'https://city.example/',
    'http:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/./\\evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/%2F/evil.example',
    '/%5Cevil.example',
    '/%252F%252Fevil.example/',
    '/%25252Fevil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n/evil.example',
    '/places/\u0000',
    '/places/%0d%0aSet-Cookie:x',
    '%2F%2Fevil.example',
    '%2Fplaces%2F',
  ])('AUTH-14 %p is none', (address) => {
    expect(isOwnPath(address)).toBe(false);
    expect(ownPathOr(address, '/home/')).toBe('/home/');
    expect(ownPathOr(address, undefined)).toBeUndefined();
  });

  it('AUTH-14 what is accepted leads nowhere else, whatever the browser makes of it', () => {
    const parts = [
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '@',
      ':',
      'evil.example',
      '?',
      '#',
      '%',
      ' ',
    ];
    let state = 1;
    const pick = () => {
      state = (state * 16807) % 2147483647;
      return parts[state % parts.length] ?? '';
    };
    let accepted = 0;
    for (let run = 0; run < 20_000; run += 1) {
      const address = `/${pick()}${pick()}${pick()}${pick()}${pick()}`;
      const path = ownPathOr(address, undefined);
      if (path === undefined) continue;
      accepted += 1;
      const url = new URL(path, 'https://city.example/a/b');
      if (url.origin !== 'https://city.example' || url.pathname.startsWith('//')) throw new Error(address);
      if (ownPathOr(path, undefined) !== path) throw new Error(`${address} is not stable`);
    }
    expect(accepted).toBeGreaterThan(1000);
  });
});
