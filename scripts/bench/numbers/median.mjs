/**
 * The median of the finite numbers; undefined if there are none.
 * @param {unknown[]} values
 */
export function median(values) {
  const sorted = filterNumbers(values).sort((a, b) => a - b);
  const [lower, upper] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return lower === undefined || upper === undefined ? undefined : (lower + upper) / 2;
}

/**
 * The finite numbers.
 * @param {unknown[]} values
 */
export function filterNumbers(values) {
  return values.filter((value) => typeof value === 'number').filter(Number.isFinite);
}
