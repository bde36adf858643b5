import { averageRating } from '@cityguide/api/contract';
import type { City } from '@cityguide/demo-city';
import { foldText } from '@cityguide/site-config/formats';
import type { Insertable } from 'kysely';
import type { ListingTable } from '../platform/database/tables';
import { createSearchText } from '../platform/text/createSearchText';

/** Table rows of listings, with sort names, search texts and ratings that include the members'. */
export function createListingRows({
  listings,
  listingTypes,
  listingSubTypes,
  neighbourhoods,
  ratings,
}: City): Insertable<ListingTable>[] {
  const types = createNameLookup(listingTypes);
  const subTypes = createNameLookup(listingSubTypes);
  const hoods = createNameLookup(neighbourhoods);
  return listings.map((listing) => {
    const { id, name, address, type_id: type, sub_type_id: subType, neighbourhood_id: hood } = listing;
    const listingRatings = ratings.filter((rating) => rating.listing_id === id);
    const sum = listingRatings.reduce((total, { value }) => total + value, 0);
    return {
      ...listing,
      sort_name: foldText(name),
      search_text: createSearchText([name, address, subTypes.get(subType), types.get(type), hoods.get(hood)]),
      rating_count: listingRatings.length,
      rating: averageRating({ editors: listing.editors_rating, sum, count: listingRatings.length }),
    };
  });
}

function createNameLookup(
  named: readonly { id: number; name: string }[],
): ReadonlyMap<number | null, string> {
  return new Map(named.map(({ id, name }) => [id, name]));
}
