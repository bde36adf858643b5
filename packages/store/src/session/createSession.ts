import type { SessionInfo } from '@cityguide/api/client';
import { createStore } from 'zustand/vanilla';
import { isAccessDenied, isPermanentError } from '../services/asApiError';
import type { Services } from '../services/Services';
import { sessionKeys } from './sessionKeys';
import { parseVisitorMessage, createVisitorMessage } from './parseVisitorMessage';
import { formatLastActive, isRecentlyActive } from './lastActiveTime';
import type { SessionState, SessionStatus, SessionStore } from './SessionStore';

export type LastUpdates = SessionInfo['last_updates'];

/** The session as the other slices of the store use it. */
export interface Session extends SessionStore {
  /** When the server's groups last changed, as of the latest response. */
  getLastUpdates(): LastUpdates;
  /** Requests the session again, whatever is pending: the page comes out of the back/forward cache. */
  recheck(): Promise<SessionStatus>;
  /**
   * Reports an error, unless the request was denied because the session ended elsewhere (AUTH-17): then nothing failed,
   * and the visitor becomes a guest.
   */
  reportUnlessEnded(error: unknown, action: string): Promise<void>;
  /** Records that a member is here now, and notifies the other tabs. */
  recordLogIn(): Promise<void>;
  start(): () => void;
}

const logInMessage = 'cityguide:log-in';
const logOutMessage = 'cityguide:log-out';

export function createSession({ api, site, storage, now, page, channel, report }: Services): Session {
  const store = createStore<SessionState>(() => ({ status: 'unknown', profileId: null }));
  let lastUpdates: LastUpdates = {};
  let pendingCheck: Promise<SessionStatus> | undefined;
  /** A response counts only while its request is the latest. */
  let latestCheckId = 0;

  const recordActivity = () => storage.write(sessionKeys.lastActive, formatLastActive(now(), site.timeZone));

  async function mayBeMember(): Promise<boolean> {
    if (page.loginMarker?.isSet()) {
      // Stored as a last-active time, so that the next page also requests the session if this one gets no response; the
      // mark stays until it is stored.
      if (await recordActivity()) page.loginMarker.clear();
      return true;
    }
    const lastActive = await storage.read(sessionKeys.lastActive);
    // Checked after the read: only then does a store that fails or hangs show it.
    return (
      isRecentlyActive(lastActive, { now: now(), timeZone: site.timeZone }) || !(await storage.isPersistent())
    );
  }

  /** From now on a pending response is ignored. */
  function invalidatePendingCheck(): number {
    latestCheckId += 1;
    pendingCheck = undefined;
    return latestCheckId;
  }

  /** AUTH-3. `keptKeys` are the keys that are not cleared. */
  async function becomeGuest(checkId: number, keptKeys: readonly string[] = []): Promise<void> {
    if (checkId !== latestCheckId) return;
    lastUpdates = {};
    store.setState({ status: 'guest', profileId: null });
    await storage.clearExcept(keptKeys);
  }

  /** AUTH-2: what another member left is cleared before it can be shown. */
  async function becomeMember(
    checkId: number,
    { id, last_updates }: SessionInfo & { id: number },
  ): Promise<void> {
    if ((await storage.read(sessionKeys.profileId)) !== id && checkId === latestCheckId) {
      // The last-active time is written again below; a page that ends in between must not have lost it.
      await storage.clearExcept([sessionKeys.lastActive]);
      if (checkId === latestCheckId) await storage.write(sessionKeys.profileId, id);
    }
    if (checkId !== latestCheckId) return;
    lastUpdates = last_updates;
    store.setState({ status: 'authenticated', profileId: id });
    await Promise.all([recordActivity(), storage.write(sessionKeys.lastUpdates, last_updates)]);
  }

  async function resolveStatus(checkId: number, skipActivityCheck: boolean): Promise<void> {
    if (!skipActivityCheck && !(await mayBeMember())) return becomeGuest(checkId);
    const before = store.getState();
    let sessionInfo: SessionInfo;
    try {
      sessionInfo = await api.profiles.hi();
    } catch (error) {
      report?.(error, 'asking who the visitor is');
      return becomeGuest(checkId, isPermanentError(error) ? [] : [sessionKeys.lastActive]);
    }
    const { id } = sessionInfo;
    await (id === null ? becomeGuest(checkId) : becomeMember(checkId, { ...sessionInfo, id }));
    // AUTH-17: links, plain forms and Facebook log in and out without any tab's store.
    const { status, profileId } = store.getState();
    const hasChanged = status !== before.status || profileId !== before.profileId;
    if (checkId === latestCheckId && hasChanged) channel.post(createVisitorMessage(profileId));
  }

  /**
   * Another tab has the server's response. A tab that shows another visitor requests it too, and posts only changes: no
   * echo.
   */
  function onVisitorMessage(message: unknown): void {
    const receivedMessage = parseVisitorMessage(message);
    const { status, profileId } = store.getState();
    if (receivedMessage && status !== 'unknown' && receivedMessage.profileId !== profileId)
      void startCheck(true);
  }

  /** Starts a new request. `isSure`: the visitor just logged in, so the last-active time need not be checked. */
  function startCheck(isSure: boolean): Promise<SessionStatus> {
    const checkId = invalidatePendingCheck();
    pendingCheck = resolveStatus(checkId, isSure)
      .catch((error: unknown) => report?.(error, 'telling who the visitor is'))
      .then(() => {
        // Superseded meanwhile: the caller wants the latest response.
        if (checkId !== latestCheckId && pendingCheck) return pendingCheck;
        pendingCheck = undefined;
        return store.getState().status;
      });
    return pendingCheck;
  }

  const check = () => pendingCheck ?? startCheck(false);

  async function whenKnown(): Promise<SessionStatus> {
    const { status } = store.getState();
    if (status !== 'unknown') return status;
    await check();
    return whenKnown();
  }

  return Object.assign(store, {
    check,
    whenKnown,
    recheck: () => startCheck(false),
    async logOutLocally() {
      channel.post(logOutMessage);
      await becomeGuest(invalidatePendingCheck());
    },
    async reportUnlessEnded(error: unknown, action: string) {
      if (!isAccessDenied(error) || (await check()) !== 'guest') report?.(error, action);
    },
    getLastUpdates: () => lastUpdates,
    async recordDeparture() {
      invalidatePendingCheck();
      await recordActivity();
    },
    async recordLogIn() {
      // The response to a request from before the login would clear the last-active time again.
      invalidatePendingCheck();
      await recordActivity();
      channel.post(logInMessage);
    },
    start: () =>
      channel.listen((message) => {
        if (message === logInMessage) void startCheck(true);
        if (message === logOutMessage) void becomeGuest(invalidatePendingCheck());
        onVisitorMessage(message);
      }),
  });
}
