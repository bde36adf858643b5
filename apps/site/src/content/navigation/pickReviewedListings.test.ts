import type { Listing } from '@cityguide/api/contract';
import { pickReviewedListings } from './pickReviewedListings';

const review = (name: string, rating: number | null, image: string | null = `/images/${name}-01.jpg`) =>
  ({ name, rating, image_url: image }) as Listing;
const choose = (...newest: Listing[]) => pickReviewedListings(newest, 2).map(({ name }) => name);

describe('the recent reviews of the menu', () => {
  it('NAV-4 are the best rated of the newest, the newer first among equals', () => {
    expect(choose(review('newest', 3.5), review('newer', 4.5), review('older', 4.5))).toEqual([
      'newer',
      'older',
    ]);
  });

  it('NAV-4 leave out listings without a rating or a picture', () => {
    expect(choose(review('unrated', null), review('unseen', 5, null), review('plain', 2))).toEqual(['plain']);
  });
});
