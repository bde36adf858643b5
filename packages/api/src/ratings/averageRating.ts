/**
 * How many members' ratings the editors' own rating of a listing weighs. Ten keep a first angry or loving visitor from
 * turning the list upside down, and a place with some hundred ratings is what its visitors say.
 */
export const EDITORS_WEIGHT = 10;

/** A listing's rating: the average of members' ratings and the editors' own; null where nobody has rated. */
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
