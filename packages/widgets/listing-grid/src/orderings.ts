/** The orders that a grid offers, first to last as its tabs stand (LIST-7). */
export const orderings = ['name', '-rating', '-favourite_count', '-date_published'] as const;
export type Ordering = (typeof orderings)[number];
