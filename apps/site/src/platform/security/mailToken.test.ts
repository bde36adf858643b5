import { createMailToken, hashMailToken, isMailToken } from './mailToken';

describe('the secret in a link of a mail', () => {
  it('is unique, has 256 bits, and is recognized by its format', () => {
    const tokens = Array.from({ length: 50 }, createMailToken);
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url')).toHaveLength(32);
      expect(isMailToken(token)).toBe(true);
    }
  });

  it.each([
    '',
    'a'.repeat(42),
    'a'.repeat(44),
    `${'a'.repeat(42)}'`,
    `x ${'a'.repeat(43)}`,
    `${'a'.repeat(43)}\n`,
  ])('is not %j', (text) => expect(isMailToken(text)).toBe(false));

  it('is stored as its SHA-256 only', () => {
    expect(hashMailToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});
