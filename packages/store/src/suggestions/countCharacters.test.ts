import { countCharacters } from './countCharacters';

it.each([
  ['', 0],
  ['a', 1],
  ['e\u0301', 1],
  ['👨‍👩‍👧', 1],
  ['🇨🇦', 1],
  ['é1', 2],
  ['北京', 2],
])('NAV-15 %j has %d characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

it('NAV-15 counts code points in a browser that cannot segment characters', () => {
  const { Segmenter } = Intl;
  Object.assign(Intl, { Segmenter: undefined });
  expect(countCharacters('🍜a')).toBe(2);
  Object.assign(Intl, { Segmenter });
});
