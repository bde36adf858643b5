/** A row that shows one slide after the other at its beginning. */
export interface RowOfSlides {
  go(index: number, isAtOnce?: boolean): void;
  /** Slides were added or taken away. */
  update(): void;
  stop(): void;
}
