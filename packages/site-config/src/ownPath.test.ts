import { isOwnPath, ownPathOr } from './ownPath';
import { rejectedPaths, sameSitePaths } from './testing/addresses';

describe('own paths', () => {
  it.each(sameSitePaths)('AUTH-14.next-own AUTH-14.redirect-own %p is one, and is unchanged', (path) => {
    expect(isOwnPath(path)).toBe(true);
    expect(ownPathOr(path, '/home/')).toBe(path);
  });

  it.each(rejectedPaths)('AUTH-14.next-own AUTH-14.redirect-own %p is not one', (address) => {
    expect(isOwnPath(address)).toBe(false);
    expect(ownPathOr(address, '/home/')).toBe('/home/');
    expect(ownPathOr(address, undefined)).toBeUndefined();
  });

  it.each([
    ['2,000 characters', `/${'a'.repeat(1999)}`, true],
    ['2,001 characters', `/${'a'.repeat(2000)}`, false],
    ['more than 2,000 once its letters are encoded', `/${'é'.repeat(400)}`, false],
    ['two layers of encoding', '/50%2525/', true],
    ['three layers of encoding', '/50%252525/', false],
    ['30,000 layers of encoding', `/%${'25'.repeat(30_000)}`, false],
    ['bytes that are no text, with a hidden slash', '/%2F%E9vil.example', false],
  ])('DOOR-6.return-paths checks %s', (_words, path, isOwn) => expect(isOwnPath(path)).toBe(isOwn));

  it.each([
    [
      '/accounts/login?post_authenticate_action=rate&object_id=1&rating=1',
      '/accounts/login?object_id=1&rating=1',
    ],
    [
      '/profiles/facebook-login/?next=%2F&post%5Fauthenticate_action=rate#a',
      '/profiles/facebook-login/?next=%2F#a',
    ],
    ['/accounts/%6cogin?post_authenticate_action=rate', '/accounts/%6cogin'],
    ['/?post_authenticate_action=rate&post_authenticate_action=add-todo', '/'],
  ])('DOOR-9 %p leads to its page without performing an action for a visitor', (address, path) => {
    expect(ownPathOr(address, '/home/')).toBe(path);
  });

  it('AUTH-14.next-own AUTH-14.redirect-own what is accepted leads nowhere else, however the browser parses it', () => {
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
