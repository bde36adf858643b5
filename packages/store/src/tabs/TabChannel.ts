/** Connects the open tabs of this browser that show this site. */
export interface TabChannel {
  /** Posts to all other tabs; never throws. */
  post(message: unknown): void;
  /** Listens to the other tabs, never to this one. Messages may be of another version: validate them. */
  listen(onMessage: (message: unknown) => void): () => void;
}
