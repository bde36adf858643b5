/** The orderings that a grid offers, in the order of its tabs (LIST-7). */
export const orderings = ['name', '-rating', '-favourite_count', '-date_published'] as const;
export type Ordering = (typeof orderings)[number];
