import { planCity } from '@cityguide/demo-city';
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
});
