import type { StoreApi } from 'zustand/vanilla';

export type SessionStatus = 'unknown' | 'guest' | 'authenticated';

export interface SessionState {
  status: SessionStatus;
  profileId: number | null;
}

/** Who the visitor is (AUTH-1 to AUTH-4, AUTH-17). */
export interface SessionStore extends StoreApi<SessionState> {
  /** Asks again; callers at the same time share one question. Never rejects. */
  check(): Promise<SessionStatus>;
  /** Waits until the status is no longer unknown; asks if nobody has. */
  whenKnown(): Promise<SessionStatus>;
  /**
   * Remembers that the visitor may be a member on the next page: it then asks (AUTH-4). The other tabs hear nothing yet,
   * since they would ask too early and take the moment away again.
   */
  noteDeparture(): Promise<void>;
  /** Makes this browser a guest's in all tabs. The server ends the session at `sitePaths.logOut`. */
  logOutHere(): Promise<void>;
}
