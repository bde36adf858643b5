/** How much paints vary between rounds of the same page. */
const NOISE = 1.05;

/**
 * Limits the impact of widgets on the page around them.
 * @param {string} of candidate
 * @param {string} alone the same page without widgets
 * @param {{ id?: string, depth?: string }} [more] the goals' id, and the metric of their requests in a row
 * @returns {import('./Goal.mjs').Goal[]}
 */
export function createPageImpactGoals(of, alone, { id = 'X1', depth = 'depth' } = {}) {
  const widget = /** @type {const} */ ({ id, at: 'slow', of });
  return [
    { ...widget, words: `${of}: layout shift`, metric: 'cls', max: 0, unit: '', always: true },
    { ...widget, words: `${of}: requests in a row`, metric: depth, max: 3, unit: '', always: true },
    { ...widget, words: `${of}: first paint`, to: alone, metric: 'fcp', max: NOISE },
    { ...widget, words: `${of}: largest paint`, to: alone, metric: 'lcp', max: NOISE },
  ];
}
