import type { Greeting } from '@cityguide/api/client';
import { createStore } from 'zustand/vanilla';
import { isDefiniteNo } from '../services/apiFault';
import type { Services } from '../services/Services';
import { sessionKeys } from './keys';
import { parseVisitorMessage, visitorMessage } from './parseVisitorMessage';
import { formatMoment, isRecentMoment } from './sessionMoment';
import type { SessionState, SessionStatus, SessionStore } from './SessionStore';

export type LastUpdates = Greeting['last_updates'];

/** The session as the other nouns of the store see it. */
export interface Session extends SessionStore {
  /** When the server's groups last changed, as of the latest answer. */
  lastUpdates(): LastUpdates;
  /** Asks anew, whatever is on its way: the page comes out of the back/forward cache. */
  recheck(): Promise<SessionStatus>;
  /** Remembers that a member is here now, and tells the other tabs. */
  noteLogIn(): Promise<void>;
  start(): () => void;
}

const logInMessage = 'cityguide:log-in';
const logOutMessage = 'cityguide:log-out';

export function createSession({ api, site, storage, now, page, channel, report }: Services): Session {
  const store = createStore<SessionState>(() => ({ status: 'unknown', profileId: null }));
  let lastUpdates: LastUpdates = {};
  let asking: Promise<SessionStatus> | undefined;
  /** An answer counts only while its question is the latest. */
  let turn = 0;

  const noteMoment = () => storage.write(sessionKeys.moment, formatMoment(now(), site.timeZone));

  async function mayBeMember(): Promise<boolean> {
    if (page.arrival?.isThere()) {
      // Kept as a moment, so that the next page asks too where this one gets no answer; the mark stays until it is kept.
      if (await noteMoment()) page.arrival.clear();
      return true;
    }
    const moment = await storage.read(sessionKeys.moment);
    // Asked after the read: a store that fails or hangs shows it only then.
    return isRecentMoment(moment, { now: now(), timeZone: site.timeZone }) || !(await storage.remembers());
  }

  /** From here on an answer that is still on its way counts no more. */
  function supersede(): number {
    turn += 1;
    asking = undefined;
    return turn;
  }

  /** AUTH-3. `kept` names what outlives the member's time. */
  async function becomeGuest(own: number, kept: readonly string[] = []): Promise<void> {
    if (own !== turn) return;
    lastUpdates = {};
    store.setState({ status: 'guest', profileId: null });
    await storage.clearAllBut(kept);
  }

  /** AUTH-2: what another member left is gone before anybody can see it. */
  async function becomeMember(own: number, { id, last_updates }: Greeting & { id: number }): Promise<void> {
    if ((await storage.read(sessionKeys.profileId)) !== id && own === turn) {
      // The moment is written anew below; a page that is left in between must not have lost it.
      await storage.clearAllBut([sessionKeys.moment]);
      if (own === turn) await storage.write(sessionKeys.profileId, id);
    }
    if (own !== turn) return;
    lastUpdates = last_updates;
    store.setState({ status: 'authenticated', profileId: id });
    await Promise.all([noteMoment(), storage.write(sessionKeys.lastUpdates, last_updates)]);
  }

  async function decide(own: number, isSure: boolean): Promise<void> {
    if (!isSure && !(await mayBeMember())) return becomeGuest(own);
    const before = store.getState();
    let greeting: Greeting;
    try {
      greeting = await api.profiles.hi();
    } catch (error) {
      report?.(error, 'asking who the visitor is');
      return becomeGuest(own, isDefiniteNo(error) ? [] : [sessionKeys.moment]);
    }
    const { id } = greeting;
    await (id === null ? becomeGuest(own) : becomeMember(own, { ...greeting, id }));
    // AUTH-17: links, plain forms and Facebook log in and out past every tab's store.
    const { status, profileId } = store.getState();
    const isNews = status !== before.status || profileId !== before.profileId;
    if (own === turn && isNews) channel.post(visitorMessage(profileId));
  }

  /** Another tab has the server's word. Whoever shows somebody else asks too, and posts only what is new: no echo. */
  function hearVisitor(message: unknown): void {
    const told = parseVisitorMessage(message);
    const { status, profileId } = store.getState();
    if (told && status !== 'unknown' && told.profileId !== profileId) void ask(true);
  }

  /** A new question. `isSure`: the visitor just logged in, so the moment need not be looked at. */
  function ask(isSure: boolean): Promise<SessionStatus> {
    const own = supersede();
    asking = decide(own, isSure)
      .catch((error: unknown) => report?.(error, 'telling who the visitor is'))
      .then(() => {
        // Superseded meanwhile: whoever waits wants the latest answer.
        if (own !== turn && asking) return asking;
        asking = undefined;
        return store.getState().status;
      });
    return asking;
  }

  const check = () => asking ?? ask(false);

  async function whenKnown(): Promise<SessionStatus> {
    const { status } = store.getState();
    if (status !== 'unknown') return status;
    await check();
    return whenKnown();
  }

  return Object.assign(store, {
    check,
    whenKnown,
    recheck: () => ask(false),
    async logOutHere() {
      channel.post(logOutMessage);
      await becomeGuest(supersede());
    },
    lastUpdates: () => lastUpdates,
    async noteDeparture() {
      supersede();
      await noteMoment();
    },
    async noteLogIn() {
      // The answer to a question from before the log-in would take the moment away again.
      supersede();
      await noteMoment();
      channel.post(logInMessage);
    },
    start: () =>
      channel.listen((message) => {
        if (message === logInMessage) void ask(true);
        if (message === logOutMessage) void becomeGuest(supersede());
        hearVisitor(message);
      }),
  });
}
