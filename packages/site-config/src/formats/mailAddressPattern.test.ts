import { isMailableEmail, trimEmail } from './mailAddressPattern';

describe('the address of an email', () => {
  it.each([
    ...['jo@example.com', ' jo@example.com\n', '"jo@example.com"', '‘jo@example.com’', '(jo@example.com)'],
    ...['jo@example.com,', 'jo@example.com;', 'jo@example.com.', '<jo@example.com>', 'mailto:jo@example.com'],
    ...[
      'MAILTO:jo@example.com?subject=Hi',
      '<mailto:jo@example.com>;',
      'Jo Doe <jo@example.com>',
      '"Doe, Jo" <jo@example.com>,',
    ],
  ])('DOOR-10 is extracted from %j', (typed) => {
    expect(trimEmail(typed)).toBe('jo@example.com');
    expect(isMailableEmail(typed)).toBe(true);
  });

  it.each([
    ...[
      '',
      'jo',
      'jo@',
      'jo@example',
      'jo@example.1',
      'jo(at)home@example.com',
      'jo..x@example.com',
      '.jo@example.com',
    ],
    ...[
      'a@example.com,b@example.com',
      '<a@example.com> <b@example.com>',
      'é@example.ca',
      'jo@exämple.ca',
      'jo@a_b.ca',
    ],
    ...['jo@-a.ca', 'jo@[192.0.2.1]', 'jo@example.com\u0000', `${'a'.repeat(244)}@example.com`],
  ])('DOOR-10 is not %j', (typed) => expect(isMailableEmail(typed)).toBe(false));

  it('DOOR-10 is no longer than mail programs accept, and a long paste does not slow the check down', () => {
    const domain = (length: number) => `${'a.'.repeat(length / 2 - 1)}ca`;
    expect(isMailableEmail(`${'a'.repeat(64)}@example.com`)).toBe(true);
    expect(isMailableEmail(`${'a'.repeat(65)}@example.com`)).toBe(false);
    expect(isMailableEmail(`jo${'n'.repeat(9)}@${domain(242)}`)).toBe(true);
    expect(isMailableEmail(`jo${'n'.repeat(10)}@${domain(242)}`)).toBe(false);
    // Takes minutes where each space can start a match.
    expect(isMailableEmail(`a${' '.repeat(2_000_000)}b`)).toBe(false);
  });
});
