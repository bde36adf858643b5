import type { ListState, PageParams } from '../lists/ListStore';

/** The state of a member's own list, as shown. */
export interface OwnListState<Row> {
  /** Without those that have just been removed, whether the server has confirmed it yet or not. */
  rows: readonly Row[];
  /** How many there are in all; −1 until a response has come. */
  count: number;
  /** Also `loading` while the next page is pending and no row of this one is left: the list is not empty (LIST-5). */
  status: 'loading' | 'ready' | 'empty' | 'failed';
  isLoadingMore: boolean;
  /** The rows are loaded, but the next page could not be loaded. */
  hasLoadMoreFailed: boolean;
  hasMore: boolean;
}

export const loadingState = {
  rows: [],
  count: -1,
  status: 'loading',
  isLoadingMore: false,
  hasLoadMoreFailed: false,
  hasMore: false,
} as const satisfies OwnListState<never>;

/** The list as its owner sees it, without the rows that are being removed. */
export function toOwnListState<Row, Params extends PageParams>(
  { items, count, isFetching, hasMore, error }: ListState<Row, Params>,
  isBeingRemoved: (row: Row) => boolean,
): OwnListState<Row> {
  const rows = items.filter((row) => !isBeingRemoved(row));
  const removedCount = items.length - rows.length;
  const hasFailed = error !== null && !isFetching;
  const isPending = isFetching || count < 0;
  // If there is a next page, a page without rows is not empty.
  const statusWithoutRows = isPending ? 'loading' : hasFailed ? 'failed' : hasMore ? 'loading' : 'empty';
  return {
    rows,
    count: count < 0 ? -1 : Math.max(0, count - removedCount),
    status: rows.length > 0 ? 'ready' : statusWithoutRows,
    isLoadingMore: isFetching && rows.length > 0,
    hasLoadMoreFailed: hasFailed && rows.length > 0,
    hasMore,
  };
}
