import { cutName } from './cutName';

const letters = (count: number) => 'abcdefghij'.repeat(10).slice(0, count);
const loneSurrogate = /\p{Surrogate}/u;
const FAMILY = '👨‍👩‍👧‍👦';

describe.each(['with', 'without'])(
  'a name in the Latest News menu, %s the browser’s own splitting',
  (how) => {
    const { Segmenter } = Intl;
    beforeAll(() => how === 'without' && Object.assign(Intl, { Segmenter: undefined }));
    afterAll(() => Object.assign(Intl, { Segmenter }));

    it('NAV-3.whole O-TXT-01 stays whole up to 68 characters', () => {
      expect(cutName(letters(68))).toBe(letters(68));
      expect(cutName('')).toBe('');
    });

    it('NAV-3.cut O-TXT-01 is cut to 64 and ` ...` beyond', () => {
      expect(cutName(letters(69))).toBe(`${letters(64)} ...`);
      expect(cutName(letters(100))).toBe(`${letters(64)} ...`);
    });

    it('O-TXT-01 never cuts an emoji in two', () => {
      const cut = cutName(`${letters(63)}🍕${letters(10)}`);
      expect(cut).toBe(`${letters(63)}🍕 ...`);
      expect(cut).not.toMatch(loneSurrogate);
    });

    it.each([
      ['an emoji of many parts', FAMILY],
      ['a flag', '🇨🇦'],
      ['a skin tone', '👋🏽'],
      ['a letter with its accent apart', 'e\u0301'],
      ['a sign with its look', '❤️'],
    ])('NAV-3.characters O-TXT-01 counts %s as one', (_what, sign) => {
      expect(cutName(sign.repeat(68))).toBe(sign.repeat(68));
      expect(cutName(sign.repeat(69))).toBe(`${sign.repeat(64)} ...`);
      expect(cutName(`${letters(63)}${sign}${letters(5)}`)).toBe(`${letters(63)}${sign} ...`);
    });
  },
);
