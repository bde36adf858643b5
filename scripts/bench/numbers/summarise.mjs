import { median } from './median.mjs';

/**
 * Median and range of each metric of the rounds.
 * @param {Record<string, unknown>[]} rounds
 * @returns {Record<string, { median: number, min: number, max: number, rounds: number }>}
 */
export function summarise(rounds) {
  const names = new Set(rounds.flatMap((round) => Object.keys(round)));
  const entries = [...names].map((name) => [name, describe(rounds.map((round) => round[name]))]);
  return Object.fromEntries(entries.filter(([, summary]) => summary));
}

/** Median and range of the finite numbers among `values`; undefined if there are none. */
export function describe(values) {
  const numbers = values.filter(Number.isFinite);
  if (numbers.length === 0) return undefined;
  return {
    median: median(numbers),
    min: Math.min(...numbers),
    max: Math.max(...numbers),
    rounds: numbers.length,
  };
}
