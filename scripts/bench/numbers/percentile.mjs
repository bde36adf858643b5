/**
 * The smallest of `values` that `percent` of them do not exceed; NaN if there are none.
 * @param {number[]} values
 * @param {number} percent 0 to 100
 */
export function percentile(values, percent) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}
