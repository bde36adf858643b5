import { calculateDistanceKm, foldText } from '@cityguide/site-config/formats';
import type { MockState } from '../mocking/createMockState';
import { paginate } from '../mocking/paginate';
import { notFound } from '../mocking/errorResponses';
import type { RouteHandlers } from '../mocking/RouteHandler';
import type { SampleListing } from '../mocking/sampleListings';
import type { Coordinates, ListingOrdering, listingsRoutes } from './contract';
import { toPublicListing } from './toPublicListing';

function compareValues(a: string | number, b: string | number): number {
  return a < b ? -1 : Number(a > b);
}

function compareBy(ordering: ListingOrdering) {
  const isDescending = ordering.startsWith('-');
  const field = ordering.replace('-', '') as 'name' | 'rating' | 'favourite_count' | 'date_published';
  return (a: SampleListing, b: SampleListing) => {
    const [left, right] = [a[field], b[field]];
    if (left === null || right === null) return Number(left === null) - Number(right === null) || a.id - b.id;
    const order = compareValues(
      typeof left === 'string' ? foldText(left) : left,
      typeof right === 'string' ? foldText(right) : right,
    );
    return (isDescending ? -order : order) || a.id - b.id;
  };
}

/** The nearest first, those without a position last; without `near` the newest first, as by default. */
function compareDistances(near: Coordinates | undefined) {
  if (!near) return compareBy('-date_published');
  const measure = ({ coordinates }: SampleListing) =>
    coordinates ? calculateDistanceKm(near, coordinates) : Infinity;
  return (a: SampleListing, b: SampleListing) => compareValues(measure(a), measure(b)) || a.id - b.id;
}

function matchesKeywords(listing: SampleListing, keywords: string | undefined): boolean {
  const words = foldText(keywords ?? '').split(/\s+/);
  const text = foldText(
    [listing.name, listing.sub_type?.name, listing.address, listing.default_neighborhood?.name].join(' '),
  );
  return words.every((word) => text.includes(word));
}

/** The mock backend's handlers for listings. */
export function createListingsHandlers(state: MockState): RouteHandlers<typeof listingsRoutes> {
  return {
    list({ query, address }) {
      const rows = state.listings
        .filter(({ type }) => query.type === undefined || type?.id === query.type)
        .filter(({ sub_type }) => query.sub_type === undefined || sub_type?.id === query.sub_type)
        .filter(
          ({ default_neighborhood }) =>
            query.default_neighborhood === undefined ||
            default_neighborhood?.id === query.default_neighborhood,
        )
        .filter((listing) => matchesKeywords(listing, query.keywords))
        .sort(query.ordering === 'distance' ? compareDistances(query.near) : compareBy(query.ordering));
      const page = paginate(rows, { address, limit: query.limit, offset: query.offset });
      return { status: 200, body: { ...page, results: page.results.map(toPublicListing) } };
    },
    read({ params }) {
      const found = state.listings.find(({ id }) => id === params.id);
      return found ? { status: 200, body: toPublicListing(found) } : notFound;
    },
  };
}
