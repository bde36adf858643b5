import { isEmail } from './isEmail';

describe('the loose shape of an email address', () => {
  it.each(['jo@example.com', ' jo+tag@example.com ', 'o’hara@example.co.uk', "o'hara@example.ca", 'ü@é.ca'])(
    'FMT-3.shape FMT-3.trimmed accepts %s',
    (email) => expect(isEmail(email)).toBe(true),
  );

  it.each(['', '   ', 'jo', 'jo@', '@example.ca', 'jo@example', 'jo @example.ca', 'a@b@c.ca', 'jo@.'])(
    'FMT-3.shape rejects "%s"',
    (email) => expect(isEmail(email)).toBe(false),
  );

  it('FMT-3.length FMT-3.trimmed takes 255 characters, not counting spaces around them, and not one more', () => {
    const email = `${'a'.repeat(245)}@city.test`;
    expect(email).toHaveLength(255);
    expect([isEmail(`  ${email}  `), isEmail(`a${email}`)]).toEqual([true, false]);
  });
});
