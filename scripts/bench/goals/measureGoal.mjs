import { describe } from '../numbers/summarise.mjs';

/**
 * One goal's number from all rounds: a value, or a ratio formed round by round of pages that were loaded one after the
 * other, so that a slow minute of the machine slows both.
 * @param {import('./Goal.mjs').Goal} goal
 * @param {Record<string, Record<string, Record<string, number>[]>>} rows page → profile → its rounds
 * @returns {{ median: number, min: number, max: number, rounds: number } | undefined} undefined where it was not measured
 */
export function measureGoal({ at, metric, of, to, toMetric = metric, over, each = 1 }, rows) {
  const rounds = rows[of]?.[at] ?? [];
  return describe(
    rounds.map(({ round }) => {
      const read = (page, name = metric) => rows[page]?.[at]?.find((row) => row.round === round)?.[name];
      const base = over === undefined ? 0 : read(over);
      const own = (read(of) - base) / each;
      return to === undefined ? own : divide(own, read(to, toMetric) - base);
    }),
  );
}

/** A peer that costs nothing over the page cannot be compared with. */
function divide(own, peer) {
  return peer > 0 ? own / peer : NaN;
}
