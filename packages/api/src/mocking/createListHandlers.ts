import { paginate } from './paginate';

/** Responds to a resource's list request with all rows, in order, a page at a time. */
export function createListHandlers<T>(all: () => readonly T[]) {
  return {
    list: ({ query, address }: { query: { limit: number; offset: number }; address: URL }) => ({
      status: 200 as const,
      body: paginate(all(), { address, limit: query.limit, offset: query.offset }),
    }),
  };
}
