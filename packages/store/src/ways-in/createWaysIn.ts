import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CityguideStore } from '../CityguideStore';
import { apiFault, isRefusal } from '../services/apiFault';
import { attempt, type Outcome } from '../services/attempt';
import { cancelEmailChange } from './cancelEmailChange';
import { passOverGone } from './passOverGone';
import type { WaysIn } from './WaysIn';

export interface WaysInState {
  /** `unsupported` where the backend does not list ways in. */
  status: 'loading' | 'ready' | 'failed' | 'unsupported';
  /** There as long as the status is `ready`. */
  ways: WaysIn | null;
}

/**
 * The member's ways in (DOOR-3). Ending one is an act of security: it shows once the server has confirmed it, never ahead. No
 * promise rejects.
 */
export interface WaysInStore extends StoreApi<WaysInState> {
  load(): Promise<void>;
  endSession(id: string): Promise<Outcome<void>>;
  /** Ends all sessions but this one, one after the other; stops at the first that cannot be ended. */
  endOtherSessions(): Promise<Outcome<void>>;
  unlinkIdentity(id: string): Promise<Outcome<void>>;
  cancelEmailChange(): Promise<Outcome<void>>;
  /** Mails the member a link to choose a password. */
  sendPasswordLink(): Promise<Outcome<void>>;
  /** Loads, and again after a change of the password, until the function given back is called. */
  start(): () => void;
}

type Parts = Pick<CityguideStore, 'services' | 'session' | 'profile' | 'login'>;

export function createWaysIn({ services, session, profile, login }: Parts): WaysInStore {
  const { profiles } = services.api;
  const store = createStore<WaysInState>(() => ({ status: 'loading', ways: null }));
  const { getState, setState } = store;
  /** The latest question alone counts. */
  let questions = 0;
  let isLoading = false;

  async function load(): Promise<void> {
    const own = ++questions;
    isLoading = true;
    if (!getState().ways) setState({ status: 'loading' });
    let state: WaysInState;
    try {
      // The page speaks of the member's address as well.
      const [ways] = await Promise.all([profiles.waysIn(), profile.load()]);
      state = { status: 'ready', ways };
    } catch (error) {
      const isUnsupported = apiFault(error).status === 404;
      if (!isUnsupported) services.report?.(error, 'loading the ways in');
      if (isRefusal(error)) void session.check();
      state = { status: isUnsupported ? 'unsupported' : 'failed', ways: null };
    }
    if (own !== questions) return;
    isLoading = false;
    setState(state);
  }

  /** Takes out of the list what the server has ended. */
  async function end(
    ending: Promise<Outcome<void>>,
    remove: (ways: WaysIn) => Partial<WaysIn>,
  ): Promise<Outcome<void>> {
    const outcome = await ending;
    const { ways } = getState();
    if (outcome.isDone && ways) setState({ ways: { ...ways, ...remove(ways) } });
    // An answer that is on its way may be older than what has just ended.
    if (isLoading) void load();
    return outcome;
  }

  const attemptEnd = (doing: string, work: () => Promise<void>) =>
    attempt({ services, session }, doing, () => work().catch(passOverGone));

  const endSession = (id: string) =>
    end(
      attemptEnd('ending a session', () => profiles.endSession(id)),
      ({ sessions }) => ({ sessions: sessions.filter((one) => one.id !== id) }),
    );

  return Object.assign(store, {
    load,
    endSession,
    async endOtherSessions(): Promise<Outcome<void>> {
      let outcome: Outcome<void> = { isDone: true, result: undefined };
      for (const { id, is_current } of getState().ways?.sessions ?? [])
        if (outcome.isDone && !is_current) outcome = await endSession(id);
      return outcome;
    },
    unlinkIdentity: (id: string) =>
      end(
        attemptEnd('unlinking an identity', () => profiles.unlinkIdentity(id)),
        ({ identities }) => ({ identities: identities.filter((one) => one.id !== id) }),
      ),
    cancelEmailChange: () =>
      end(cancelEmailChange({ services, session, profile }), () => ({ pending_email: null })),
    sendPasswordLink: () =>
      attempt({ services, session }, 'mailing a link to a new password', async () => {
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
