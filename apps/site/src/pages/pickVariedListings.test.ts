import type { Listing } from '@cityguide/api/contract';
import { pickVariedListings } from './pickVariedListings';

const createListing = (id: number, image: string | null) => ({ id, image_url: image }) as Listing;
const idsOf = (listings: Listing[]) => listings.map(({ id }) => id);

it('picks one image of each series first, and no listings without an image', () => {
  const listings = [
    createListing(1, '/images/pictures/ramen-01.jpg'),
    createListing(2, '/images/pictures/ramen-04-v2.jpg'),
    createListing(3, null),
    createListing(4, '/images/pictures/bar-01.jpg'),
  ];
  expect(idsOf(pickVariedListings(listings, 2))).toEqual([1, 4]);
  expect(idsOf(pickVariedListings(listings, 9))).toEqual([1, 4, 2]);
});
