import type { ListingParams } from '@cityguide/store';
import type { Data, Options } from '../definition';
import { orderings } from '../orderings';
import { countPages } from '../paging/countPages';
import type { ScrollPosition } from '../scroll-position/createScrollPositionStorage';
import type { InitialListState } from './useListings';

export type InitialParams = ReturnType<typeof getInitialParams>;

/** The initial params of the list: from the mount point, the saved scroll position, or the URL. */
export function getInitialParams(options: Options, { data, scrollPosition, pageUrl }: InitialListState) {
  const params = { ...readParams(options), ...getSavedParams(scrollPosition), offset: 0 };
  if (!pageUrl) return params;
  const { page = 0, ordering, subType } = pageUrl.read();
  const initial = { ...params, ordering, sub_type: subType, offset: page * options.limit };
  const count = hasSameFilters(initial, options) ? data?.count : undefined;
  if (count === undefined) return initial;
  // The page's own count already determines the last page.
  return { ...initial, offset: Math.min(page, countPages(count, options.limit) - 1) * options.limit };
}

/** Whether the page's own JSON is the initial page of the list. */
export function isInitialPage(
  data: Data,
  { initialParams, options }: { initialParams: InitialParams; options: Options },
): boolean {
  return (
    hasSameFilters(initialParams, options) &&
    initialParams.ordering === options.ordering &&
    initialParams.offset === (data?.offset ?? 0)
  );
}

function hasSameFilters(params: Pick<ListingParams, 'keywords' | 'sub_type'>, options: Options): boolean {
  const { keywords, sub_type } = readParams(options);
  return params.keywords === keywords && params.sub_type === sub_type;
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

function getSavedParams(scrollPosition: ScrollPosition | undefined) {
  const ordering = orderings.find((name) => name === scrollPosition?.ordering);
  return (
    scrollPosition &&
    ordering && { ordering, keywords: scrollPosition.keywords, ...getSavedSubType(scrollPosition) }
  );
}

/** Only if the visitor could choose one. */
function getSavedSubType({ subType }: ScrollPosition) {
  return subType === undefined ? {} : { sub_type: subType };
}
