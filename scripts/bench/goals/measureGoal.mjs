import { describe } from '../numbers/summarise.mjs';

/**
 * The number of one goal from all rounds: a value, or a ratio that is calculated per round, of pages that were loaded
 * one after the other, so that a temporarily slow machine affects both.
 * @param {Omit<import('./Goal.mjs').Goal, 'id' | 'words' | 'max'>} goal
 * @param {import('../numbers/Rows.mjs').Rows} rows
 * @returns {import('../numbers/Rows.mjs').Summary | undefined} undefined if it was not measured
 */
export function measureGoal({ at, metric, of, to, toMetric = metric, over, each = 1 }, rows) {
  const rounds = rows[of]?.[at] ?? [];
  return describe(
    rounds.map(({ round }) => {
      const read = (/** @type {string} */ page, name = metric) =>
        rows[page]?.[at]?.find((row) => row.round === round)?.[name] ?? NaN;
      const base = over === undefined ? 0 : read(over);
      const value = (read(of) - base) / each;
      return to === undefined ? value : divide(value, read(to, toMetric) - base);
    }),
  );
}

/**
 * NaN if the peer costs nothing over the page.
 * @param {number} value
 * @param {number} peerValue
 */
function divide(value, peerValue) {
  return peerValue > 0 ? value / peerValue : NaN;
}
