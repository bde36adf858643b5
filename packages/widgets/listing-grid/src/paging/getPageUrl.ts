import type { Options } from '../definition';
import { browserHistory } from './UrlHistory';
import { createPageUrl, type PageUrl } from './createPageUrl';

/** The page URL of a paged grid; `undefined` for a grid with Load More. */
export function getPageUrl({
  paging,
  pageParameter,
  ordering,
  subType,
  loadOnInit,
}: Options): PageUrl | undefined {
  if (paging !== 'pages') return undefined;
  return createPageUrl({
    history: browserHistory,
    parameter: pageParameter || 'page',
    ordering,
    subType: subType ?? null,
    isFirstPageInUrl: !loadOnInit,
  });
}
