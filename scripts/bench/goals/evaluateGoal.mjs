/**
 * Whether a goal is met: by the median, or by every single round if it is `always`.
 * @param {Pick<import('./Goal.mjs').Goal, 'max' | 'always'>} goal
 * @param {{ median: number, max: number } | undefined} measured
 * @returns {'met' | 'short' | 'not measured'}
 */
export function evaluateGoal({ max, always = false }, measured) {
  if (!measured) return 'not measured';
  return (always ? measured.max : measured.median) <= max ? 'met' : 'short';
}
