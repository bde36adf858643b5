import type { ListState, PageParams } from '../lists/ListStore';

/** What a member sees of a list of their own. */
export interface OwnListState<Row> {
  /** Without those that have just been taken out, whether the server knows it yet or not. */
  rows: readonly Row[];
  /** How many there are in all; −1 until an answer has come. */
  count: number;
  /** `loading` as well while the next page is on its way and nothing is left of this one: it is not empty (LIST-5). */
  status: 'loading' | 'ready' | 'empty' | 'failed';
  isAdding: boolean;
  /** The rows are there, but the next page could not be loaded. */
  hasAddingFailed: boolean;
  hasMore: boolean;
}

export const loadingState = {
  rows: [],
  count: -1,
  status: 'loading',
  isAdding: false,
  hasAddingFailed: false,
  hasMore: false,
} as const satisfies OwnListState<never>;

/** The list as its owner sees it, without the rows that are on their way out. */
export function viewList<Row, Params extends PageParams>(
  { items, count, isFetching, hasMore, error }: ListState<Row, Params>,
  isLeaving: (row: Row) => boolean,
): OwnListState<Row> {
  const rows = items.filter((row) => !isLeaving(row));
  const leaving = items.length - rows.length;
  const hasFailed = error !== null && !isFetching;
  const isPending = isFetching || count < 0;
  // With a next page to come, an emptied page is not empty.
  const whenNone = isPending ? 'loading' : hasFailed ? 'failed' : hasMore ? 'loading' : 'empty';
  return {
    rows,
    count: count < 0 ? -1 : Math.max(0, count - leaving),
    status: rows.length > 0 ? 'ready' : whenNone,
    isAdding: isFetching && rows.length > 0,
    hasAddingFailed: hasFailed && rows.length > 0,
    hasMore,
  };
}
