import { filterNumbers, median } from './median.mjs';

/**
 * Median and range of each metric of the rounds.
 * @param {Record<string, unknown>[]} rounds
 * @returns {Record<string, import('./Rows.mjs').Summary>}
 */
export function summarise(rounds) {
  const names = new Set(rounds.flatMap((round) => Object.keys(round)));
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const summary = describe(rounds.map((round) => round[name]));
      return summary ? [[name, summary]] : [];
    }),
  );
}

/**
 * Median and range of the finite numbers among `values`; undefined if there are none.
 * @param {unknown[]} values
 * @returns {import('./Rows.mjs').Summary | undefined}
 */
export function describe(values) {
  const numbers = filterNumbers(values);
  const middle = median(numbers);
  if (middle === undefined) return undefined;
  return {
    median: middle,
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    rounds: numbers.length,
  };
}
