import type { StoreApi } from 'zustand/vanilla';

export type SessionStatus = 'unknown' | 'guest' | 'authenticated';

export interface SessionState {
  status: SessionStatus;
  profileId: number | null;
}

/** The visitor's session (AUTH-1 to AUTH-4, AUTH-17). */
export interface SessionStore extends StoreApi<SessionState> {
  /** Requests it again; simultaneous callers share one request. Never rejects. */
  check(): Promise<SessionStatus>;
  /** Waits until the status is no longer unknown; requests it if that has not been done. */
  whenKnown(): Promise<SessionStatus>;
  /**
   * Records that the visitor may be a member on the next page, which then requests the session (AUTH-4). The other tabs
   * are not notified yet, since they would request it too early and clear the record again.
   */
  recordDeparture(): Promise<void>;
  /** Makes the visitor a guest in all tabs. The server ends the session at `sitePaths.logOut`. */
  logOutLocally(): Promise<void>;
}
