/** When the seeded city was last edited; fixed, so that two runs give the same rows. */
export const newestMs = Date.UTC(2026, 4, 29, 13, 30);
/** When its first listing was published. */
export const oldestMs = Date.UTC(2009, 2, 2, 14);
