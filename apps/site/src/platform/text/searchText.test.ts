import { createSearchText } from './createSearchText';
import { foldForSearch } from './foldForSearch';

it.each([
  ['Zoë’s “Pub”', 'zoes "pub"'],
  ["Joe's", 'joes'],
  ['Joeʼs', 'joes'],
  ['L’Été', 'lete'],
  ['l´ete', 'lete'],
  ['Straße', 'strasse'],
  ['Ægir & Søn', 'aegir & son'],
  ['ﬁsh №7', 'fish no7'],
])('NAV-15 %j is found as %j', (text, folded) => {
  expect(foldForSearch(text)).toBe(folded);
});

it('NAV-15 missing values leave no gap in the search text', () => {
  expect(createSearchText(['Bar Étoile', null, '', undefined, 'The Annex'])).toBe('bar etoile ␞ ␟ the annex');
});

it('NAV-15 a search text separates words of the name from those of the address and the rest, each word once', () => {
  expect(createSearchText(['Annex Bar', '8 Bar St', 'Bars', 'The Annex'])).toBe(
    'annex bar ␞ 8 st ␟ bars the',
  );
});

it.each([
  ['L’Été Indien', 'lete indien ete'],
  ["Joe's (Old) Deli", 'joes (old) old) ) deli joe'],
  ['Côte-Verte', 'cote verte'],
  ['“Zoë” 24/7', '"zoe" zoe" " 24/7 /7 7'],
  ['北京 House', '北京 京 house'],
  ['Ramen 🍜🔥', 'ramen 🍜🔥 🔥'],
  ['half \ud83c a\u0000b \u241e', 'half \ufffd a b'],
  ['x'.repeat(300), 'x'.repeat(64)],
])('NAV-15 words of %j that start after punctuation are repeated: %j', (text, words) => {
  expect(createSearchText([text])).toBe(`${words} ␞ ␟`);
  // An older database has text that is already folded.
  expect(createSearchText([`${words} ␞ ␟`])).toBe(`${words} ␞ ␟`);
});
