/** Reaches the other tabs of this browser that show this site. */
export interface TabChannel {
  /** Tells all other tabs; never throws. */
  post(message: unknown): void;
  /** Hears the other tabs, never this one. What comes may be of another version: check it. */
  listen(onMessage: (message: unknown) => void): () => void;
}
