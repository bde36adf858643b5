/** Lists of every length that pages must handle: many pages, one page and a bit, exactly one, a single photo, none. */
const MOST_POPULAR = [200, 40, 13, 12, 1, 0] as const;
const OTHERS = [4, 6, 3, 0, 5, 2, 7, 1, 4, 9] as const;

/** The number of photos of the listing with this rank among the most popular, from 0. */
export function countPhotos(rank: number): number {
  return MOST_POPULAR[rank] ?? OTHERS[rank % OTHERS.length] ?? 0;
}
