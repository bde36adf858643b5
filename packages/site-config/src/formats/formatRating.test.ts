import { formatRating } from './formatRating';

describe('rating', () => {
  it.each([
    ['a number', 4.5, '4.50'],
    ['text, as some backends send decimals', '4.5', '4.50'],
    ['a whole number', 5, '5.00'],
    ['more digits than shown', 3.14159, '3.14'],
  ])('FMT-2.rating O-CRD-01 shows %s with two decimals', (_, rating, formatted) => {
    expect(formatRating(rating)).toBe(formatted);
  });

  it.each([
    ['zero', 0],
    ['zero as text', '0.00'],
    ['null', null],
    ['absent', undefined],
    ['empty text', ''],
    ['words', 'n/a'],
    ['not a number', Number.NaN],
    ['an object', {}],
    ['below zero', -1],
  ])('FMT-2.no-rating shows a dash for %s', (_, rating) => {
    expect(formatRating(rating)).toBe('-');
  });
});
