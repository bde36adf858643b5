import { truncateName } from './truncateName';

const letters = (count: number) => 'abcdefghij'.repeat(10).slice(0, count);
const loneSurrogate = /\p{Surrogate}/u;
const FAMILY = '👨‍👩‍👧‍👦';

describe.each(['with', 'without'])('a name in the Latest News menu, %s Intl.Segmenter', (how) => {
  const { Segmenter } = Intl;
  beforeAll(() => how === 'without' && Object.assign(Intl, { Segmenter: undefined }));
  afterAll(() => Object.assign(Intl, { Segmenter }));

  it('NAV-3.whole O-TXT-01 is unchanged up to 68 characters', () => {
    expect(truncateName(letters(68))).toBe(letters(68));
    expect(truncateName('')).toBe('');
  });

  it('NAV-3.cut O-TXT-01 is truncated to 64 and ` ...` beyond', () => {
    expect(truncateName(letters(69))).toBe(`${letters(64)} ...`);
    expect(truncateName(letters(100))).toBe(`${letters(64)} ...`);
  });

  it('O-TXT-01 never splits an emoji', () => {
    const cut = truncateName(`${letters(63)}🍕${letters(10)}`);
    expect(cut).toBe(`${letters(63)}🍕 ...`);
    expect(cut).not.toMatch(loneSurrogate);
  });

  it.each([
    ['an emoji of many parts', FAMILY],
    ['a flag', '🇨🇦'],
    ['a skin tone', '👋🏽'],
    ['a letter with its accent apart', 'e\u0301'],
    ['a sign with its look', '❤️'],
  ])('NAV-3.characters O-TXT-01 counts %s as one', (_what, grapheme) => {
    expect(truncateName(grapheme.repeat(68))).toBe(grapheme.repeat(68));
    expect(truncateName(grapheme.repeat(69))).toBe(`${grapheme.repeat(64)} ...`);
    expect(truncateName(`${letters(63)}${grapheme}${letters(5)}`)).toBe(`${letters(63)}${grapheme} ...`);
  });
});
