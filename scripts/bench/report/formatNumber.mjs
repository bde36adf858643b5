/**
 * About three significant digits; a dash if there is no number.
 * @param {number | undefined} value
 */
export function formatNumber(value) {
  if (value === undefined || !Number.isFinite(value)) return '–';
  const size = Math.abs(value);
  if (size >= 100) return value.toFixed(0);
  if (size >= 10) return value.toFixed(1);
  return value === Math.round(value) ? String(value) : value.toFixed(size < 0.1 ? 3 : 2);
}

/**
 * `0.19 (0.17–0.22)`, or one number if all rounds agree.
 * @param {{ median: number, min: number, max: number } | undefined} summary
 */
export function formatSummary(summary) {
  if (!summary) return '–';
  const { median, min, max } = summary;
  if (min === max) return formatNumber(median);
  return `${formatNumber(median)} (${formatNumber(min)}–${formatNumber(max)})`;
}
