import type { ListingParams } from '@cityguide/store';
import type { Data, Options } from '../definition';
import { orderings } from '../orderings';
import { countPages } from '../paging/countPages';
import type { Place } from '../place/createPlaceMemory';
import type { Beginning } from './useListings';

export type Start = ReturnType<typeof readStart>;

/** What the list begins with: what the mount point says, or what the visitor had left, or what the address names. */
export function readStart(options: Options, { data, place, address }: Beginning) {
  const params = { ...readParams(options), ...readLeftParams(place), offset: 0 };
  if (!address) return params;
  const { page = 0, ordering, subType } = address.read();
  const start = { ...params, ordering, sub_type: subType, offset: page * options.limit };
  const count = isSameChoice(start, options) ? data?.count : undefined;
  if (count === undefined) return start;
  // The page's own count tells already which is the last.
  return { ...start, offset: Math.min(page, countPages(count, options.limit) - 1) * options.limit };
}

/** Whether the page's own JSON is the page that the list begins with. */
export function isFirstPageOf(data: Data, { start, options }: { start: Start; options: Options }): boolean {
  return (
    isSameChoice(start, options) &&
    start.ordering === options.ordering &&
    start.offset === (data?.offset ?? 0)
  );
}

function isSameChoice(start: Pick<ListingParams, 'keywords' | 'sub_type'>, options: Options): boolean {
  const { keywords, sub_type } = readParams(options);
  return start.keywords === keywords && start.sub_type === sub_type;
}

function readParams({ limit, ordering, type, subType, defaultNeighborhood, keywords }: Options) {
  return {
    limit,
    ordering,
    keywords: keywords.trim() || null,
    type,
    sub_type: subType ?? null,
    default_neighborhood: defaultNeighborhood ?? null,
  };
}

function readLeftParams(place: Place | undefined) {
  const ordering = orderings.find((name) => name === place?.ordering);
  return place && ordering && { ordering, keywords: place.keywords, ...readLeftKind(place) };
}

/** Only where the visitor could choose one. */
function readLeftKind({ subType }: Place) {
  return subType === undefined ? {} : { sub_type: subType };
}
