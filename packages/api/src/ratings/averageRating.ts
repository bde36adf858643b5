/**
 * The weight of the editors' own rating of a listing, in members' ratings. Ten keep the first very good or bad ratings
 * from turning the list upside down, and a listing with some hundred ratings has the rating of its visitors.
 */
export const EDITORS_WEIGHT = 10;

/** A listing's rating: the average of members' ratings and the editors' own; null if there is none. */
export function averageRating({
  editors,
  sum,
  count,
}: {
  editors: number | null;
  sum: number;
  count: number;
}): number | null {
  if (count === 0) return editors;
  const weight = editors === null ? 0 : EDITORS_WEIGHT;
  return ((editors ?? 0) * weight + sum) / (weight + count);
}
