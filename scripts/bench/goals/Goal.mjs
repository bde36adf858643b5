/**
 * How fast something must be.
 *
 * @typedef {object} Goal
 * @property {string} id
 * @property {string} words
 * @property {import('../browser/profiles.mjs').ProfileName} at
 * @property {string} metric
 * @property {string} of candidate
 * @property {string} [to] candidate that it is divided by, round by round
 * @property {string} [toMetric] its metric, if it is not `metric`
 * @property {string} [over] candidate whose number is subtracted from both: the same page without scripts
 * @property {number} [each] divides the number
 * @property {number} max
 * @property {string} [unit] of a number that is not a ratio
 * @property {boolean} [always] each single round must meet it, not only the median
 */
export {};
