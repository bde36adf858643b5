import type { Listing } from '@cityguide/api/contract';
import { chooseVaried } from './chooseVaried';

const withPicture = (id: number, image: string | null) => ({ id, image_url: image }) as Listing;
const idsOf = (listings: Listing[]) => listings.map(({ id }) => id);

it('takes one picture of a series before a second one, and none without a picture', () => {
  const listings = [
    withPicture(1, '/images/pictures/ramen-01.jpg'),
    withPicture(2, '/images/pictures/ramen-04-v2.jpg'),
    withPicture(3, null),
    withPicture(4, '/images/pictures/bar-01.jpg'),
  ];
  expect(idsOf(chooseVaried(listings, 2))).toEqual([1, 4]);
  expect(idsOf(chooseVaried(listings, 9))).toEqual([1, 4, 2]);
});
