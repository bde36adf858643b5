/**
 * When the seeded city was last edited; fixed, so that two runs give the same rows. What is dated by the day, such as
 * events and stories, follows the present that a seed is given.
 */
export const newestMs = Date.UTC(2026, 4, 29, 13, 30);
/** When its first listing was published. */
export const oldestMs = Date.UTC(2009, 2, 2, 14);
