import { pageOf } from './pageOf';

/** Answers the list of a noun with all there is, in order, a page at a time. */
export function listRules<T>(all: () => readonly T[]) {
  return {
    list: ({ query, address }: { query: { limit: number; offset: number }; address: URL }) => ({
      status: 200 as const,
      body: pageOf(all(), { address, limit: query.limit, offset: query.offset }),
    }),
  };
}
