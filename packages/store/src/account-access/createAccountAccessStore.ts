import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { asApiError, isAccessDenied } from '../services/asApiError';
import { attemptAccountRequest, type RequestOutcome } from '../services/attemptAccountRequest';
import { cancelEmailChange } from './cancelEmailChange';
import { ignoreNotFound } from './ignoreNotFound';
import type { AccountAccess } from './AccountAccess';

export interface AccountAccessState {
  /** `unsupported` where the backend does not list sessions and identities. */
  status: 'loading' | 'ready' | 'failed' | 'unsupported';
  /** Set while the status is `ready`. */
  access: AccountAccess | null;
}

/**
 * The member's sessions and linked identities (DOOR-3). Removing one matters for security: it shows only once the
 * server has confirmed it, never ahead. No promise rejects.
 */
export interface AccountAccessStore extends StoreApi<AccountAccessState> {
  load(): Promise<void>;
  endSession(id: string): Promise<RequestOutcome<void>>;
  /** Ends all sessions but this one, one after the other; stops at the first that cannot be ended. */
  endOtherSessions(): Promise<RequestOutcome<void>>;
  unlinkIdentity(id: string): Promise<RequestOutcome<void>>;
  cancelEmailChange(): Promise<RequestOutcome<void>>;
  /** Mails the member a link to choose a password. */
  sendPasswordLink(): Promise<RequestOutcome<void>>;
  /** Loads, and again after a change of the password, until the returned function is called. */
  start(): () => void;
}

type AccountAccessOptions = Pick<CityguideStore, 'services' | 'session' | 'profile' | 'login'>;

export function createAccountAccessStore({
  services,
  session,
  profile,
  login,
}: AccountAccessOptions): AccountAccessStore {
  const { profiles } = services.api;
  const store = createStore<AccountAccessState>(() => ({ status: 'loading', access: null }));
  const { getState, setState } = store;
  /** Only the latest request counts. */
  let requestCount = 0;
  let isLoading = false;

  async function load(): Promise<void> {
    const requestId = ++requestCount;
    isLoading = true;
    if (!getState().access) setState({ status: 'loading' });
    let state: AccountAccessState;
    try {
      // The page shows the member's address as well.
      const [access] = await Promise.all([profiles.accountAccess(), profile.load()]);
      state = { status: 'ready', access };
    } catch (error) {
      const isUnsupported = asApiError(error).status === 404;
      if (!isUnsupported) services.report?.(error, 'loading account access');
      if (isAccessDenied(error)) void session.check();
      state = { status: isUnsupported ? 'unsupported' : 'failed', access: null };
    }
    if (requestId !== requestCount) return;
    isLoading = false;
    setState(state);
  }

  /** Removes from the list what the server has ended. */
  async function applyRemoval(
    request: Promise<RequestOutcome<void>>,
    remove: (accountAccess: AccountAccess) => Partial<AccountAccess>,
  ): Promise<RequestOutcome<void>> {
    const outcome = await request;
    const { access: accountAccess } = getState();
    if (outcome.isSuccessful && accountAccess)
      setState({ access: { ...accountAccess, ...remove(accountAccess) } });
    // A pending response may be older than this removal.
    if (isLoading) void load();
    return outcome;
  }

  const attemptEnd = (doing: string, sendRequest: () => Promise<void>) =>
    attemptAccountRequest({ services, session }, doing, () => sendRequest().catch(ignoreNotFound));

  const endSession = (id: string) =>
    applyRemoval(
      attemptEnd('ending a session', () => profiles.endSession(id)),
      ({ sessions }) => ({ sessions: sessions.filter((item) => item.id !== id) }),
    );

  return Object.assign(store, {
    load,
    endSession,
    async endOtherSessions(): Promise<RequestOutcome<void>> {
      let outcome: RequestOutcome<void> = { isSuccessful: true, result: undefined };
      for (const { id, is_current } of getState().access?.sessions ?? [])
        if (outcome.isSuccessful && !is_current) outcome = await endSession(id);
      return outcome;
    },
    unlinkIdentity: (id: string) =>
      applyRemoval(
        attemptEnd('unlinking an identity', () => profiles.unlinkIdentity(id)),
        ({ identities }) => ({ identities: identities.filter((one) => one.id !== id) }),
      ),
    cancelEmailChange: () =>
      applyRemoval(cancelEmailChange({ services, session, profile }), () => ({ pending_email: null })),
    sendPasswordLink: () =>
      attemptAccountRequest({ services, session }, 'mailing a link to a new password', async () => {
        const email = profile.getState().profile?.email ?? (await profiles.me()).email;
        await profiles.resetPassword({ email });
      }),
    start() {
      void load();
      return login.subscribe(({ changePasswordSuccessful }, before) => {
        if (changePasswordSuccessful && !before.changePasswordSuccessful) void load();
      });
    },
  });
}
