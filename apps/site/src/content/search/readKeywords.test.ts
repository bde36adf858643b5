import { readKeywords } from './readKeywords';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`);

it('NAV-15 sixteen words count; the seventeenth and all after it are ignored', () => {
  expect(readKeywords(numbered(16).join(' '))).toEqual(numbered(16));
  expect(readKeywords(numbered(17).join(' '))).toEqual(numbered(16));
  expect(readKeywords(numbered(2000).join(' '))).toEqual(numbered(16));
});

it('NAV-15 a repeated word counts once', () => {
  expect(readKeywords(`w1 w1 w1 ${numbered(17).join(' ')}`)).toEqual(numbered(16));
});

it('NAV-15 punctuation is not part of a word', () => {
  expect(readKeywords('“pub”, (st.) ;')).toEqual(['pub', 'st', ';']);
});
