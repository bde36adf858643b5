/** Paints vary from round to round by so much where nothing differs. */
const NOISE = 1.05;

/**
 * What widgets may not do to the page around them.
 * @param {string} of candidate
 * @param {string} alone the same page without
 * @param {{ id?: string, depth?: string }} [more] the goals' id, and the number that is their requests in a row
 * @returns {import('./Goal.mjs').Goal[]}
 */
export function harmless(of, alone, { id = 'X1', depth = 'depth' } = {}) {
  const widget = { id, at: 'slow', of };
  return [
    { ...widget, words: `${of}: layout shift`, metric: 'cls', max: 0, unit: '', always: true },
    { ...widget, words: `${of}: requests in a row`, metric: depth, max: 3, unit: '', always: true },
    { ...widget, words: `${of}: first paint`, to: alone, metric: 'fcp', max: NOISE },
    { ...widget, words: `${of}: largest paint`, to: alone, metric: 'lcp', max: NOISE },
  ];
}
