/**
 * How fast something must be.
 *
 * @typedef {object} Goal
 * @property {string} id
 * @property {string} words
 * @property {keyof import('../browser/profiles.mjs').profiles} at
 * @property {string} metric
 * @property {string} of candidate
 * @property {string} [to] candidate that it is divided by, round by round
 * @property {string} [toMetric] what of it, where that is another number than `metric`
 * @property {string} [over] candidate whose number is subtracted from both: the same page without scripts
 * @property {number} [each] divides the number
 * @property {number} max
 * @property {string} [unit] of a number that is no ratio
 * @property {boolean} [always] each single round must keep to it, not only the median
 */
export {};
