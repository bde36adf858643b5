/** 1 to 5 in halves: the first star is whole, the others have two halves. */
export const starValues: readonly number[] = [1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];
