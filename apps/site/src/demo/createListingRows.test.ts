import { planCity } from '@cityguide/demo-city';
import { splitWords } from '../platform/text/splitWords';
import { createListingRows } from './createListingRows';

const city = planCity('small');
const rows = createListingRows(city);

it('HOST-2 SAVE-11 ratings are the average of the editors’ and the members’', () => {
  expect(rows.some(({ rating, editors_rating: editors }) => rating !== editors)).toBe(true);
  for (const { id, rating, editors_rating: editors } of rows) {
    const isRated = city.ratings.some(({ listing_id: listing }) => listing === id);
    if (!isRated) expect(rating).toBe(editors);
    else expect(rating).not.toBeNull();
  }
});

it('HOST-2 listings can be sorted by folded name, and found by name, address, type and neighbourhood', () => {
  expect(rows[0]).toMatchObject({
    name: 'Trinity’s Pub',
    sort_name: 'trinity’s pub',
    search_text: 'trinitys pub trinity ␞ 836 queen st w ␟ restaurants bellwoods',
  });
  const nameOf = (named: readonly { id: number; name: string }[], id: number | null) =>
    named.find((each) => each.id === id)?.name ?? '';
  for (const { name, address, search_text: text, ...row } of rows) {
    const kind = nameOf(city.listingSubTypes, row.sub_type_id);
    const type = nameOf(city.listingTypes, row.type_id);
    const hood = nameOf(city.neighbourhoods, row.neighbourhood_id ?? null);
    const words = [name, address, kind, type, hood].flatMap((part) => splitWords(part ?? ''));
    expect(text.split(' ')).toEqual(expect.arrayContaining(words));
  }
});
