import { planCity } from '@cityguide/demo-city';
import { listWords } from '../platform/text/listWords';
import { createListingRows } from './createListingRows';

const city = planCity('small');
const rows = createListingRows(city);

it('HOST-2 SAVE-11 shows ratings that are the average of the editors’ and the members’', () => {
  expect(rows.some(({ rating, editors_rating: editors }) => rating !== editors)).toBe(true);
  for (const { id, rating, editors_rating: editors } of rows) {
    const isRated = city.ratings.some(({ listing_id: listing }) => listing === id);
    if (!isRated) expect(rating).toBe(editors);
    else expect(rating).not.toBeNull();
  }
});

it('HOST-2 orders listings by their folded names, and finds them by name, address, kind and neighbourhood', () => {
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
    const words = [name, address, kind, type, hood].flatMap((part) => listWords(part ?? ''));
    expect(text.split(' ')).toEqual(expect.arrayContaining(words));
  }
});
