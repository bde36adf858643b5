import { canGetMail, trimEmail } from './mailAddress';

describe('the address of a mail', () => {
  it.each([
    ...['jo@example.com', ' jo@example.com\n', '"jo@example.com"', '‘jo@example.com’', '(jo@example.com)'],
    ...['jo@example.com,', 'jo@example.com;', 'jo@example.com.', '<jo@example.com>', 'mailto:jo@example.com'],
    ...[
      'MAILTO:jo@example.com?subject=Hi',
      '<mailto:jo@example.com>;',
      'Jo Doe <jo@example.com>',
      '"Doe, Jo" <jo@example.com>,',
    ],
  ])('DOOR-10 is what was meant by %j', (typed) => {
    expect(trimEmail(typed)).toBe('jo@example.com');
    expect(canGetMail(typed)).toBe(true);
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
  ])('DOOR-10 is not %j', (typed) => expect(canGetMail(typed)).toBe(false));

  it('DOOR-10 is no longer than mail programs take, and costs the same however long a paste is', () => {
    const domain = (length: number) => `${'a.'.repeat(length / 2 - 1)}ca`;
    expect(canGetMail(`${'a'.repeat(64)}@example.com`)).toBe(true);
    expect(canGetMail(`${'a'.repeat(65)}@example.com`)).toBe(false);
    expect(canGetMail(`jo${'n'.repeat(9)}@${domain(242)}`)).toBe(true);
    expect(canGetMail(`jo${'n'.repeat(10)}@${domain(242)}`)).toBe(false);
    // Takes minutes where each space is a beginning.
    expect(canGetMail(`a${' '.repeat(2_000_000)}b`)).toBe(false);
  });
});
