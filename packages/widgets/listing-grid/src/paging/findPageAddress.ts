import type { Options } from '../definition';
import { browserBar } from './AddressBar';
import { createPageAddress, type PageAddress } from './createPageAddress';

/** The address of a paged grid on this page; none where the grid grows by Load More. */
export function findPageAddress({
  paging,
  pageParameter,
  ordering,
  subType,
  loadOnInit,
}: Options): PageAddress | undefined {
  if (paging !== 'pages') return undefined;
  return createPageAddress({
    bar: browserBar,
    parameter: pageParameter || 'page',
    ordering,
    subType: subType ?? null,
    isFirstNamed: !loadOnInit,
  });
}
