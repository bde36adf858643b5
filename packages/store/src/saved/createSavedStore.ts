import type { LoginStore } from '../login/LoginStore';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { createMapSource, type MapSource } from './createMapSource';
import { createMemberGuard } from './createMemberGuard';
import { createSavedBook } from './createSavedBook';
import { applyWrite, type SavedMap, type SavedWrite } from './createStoredMap';
import { createWishRunner } from './createWishRunner';
import { parseSavedMessage, savedMessage } from './parseSavedMessage';
import type { SavedGroup } from './SavedGroup';
import type { SavedStore, SavedWish } from './SavedStore';
import { moveTime } from './serverTime';

/** What a visitor does to an object; without `wish` it is flipped. */
interface Action {
  objectId: number;
  wish?: SavedWish | undefined;
  /** Stars that a flip gives to what was not saved. */
  ratingValue?: number | undefined;
}

export interface SavedNoun extends SavedStore {
  start(): () => void;
}

export interface SavedSettings {
  services: Services;
  session: Session;
  login: LoginStore;
  group: SavedGroup;
  /** Hears what the server has confirmed to this tab. */
  onConfirmed(objectId: number, saved: boolean): void;
}

/** The saved things of one group: at once on the page, then at the server, then in storage and the other tabs. */
export function createSavedStore({ services, session, login, group, onConfirmed }: SavedSettings): SavedNoun {
  const { channel, report } = services;
  const guard = createMemberGuard();
  const book = createSavedBook((error) => report?.(error, `telling a listener of ${group.name}`));
  /** Actions from before the status was known. */
  const waiting = new Map<number, Action & { count: number }>();
  let isNeeded = false;

  const writes = createWishRunner({
    services,
    group,
    book,
    guard,
    whenLoaded: async () => book.getState().loaded || source.bring(),
    onConfirmed: confirm,
    onRefused: (objectId, wish) => void askWhoIsThere({ objectId, wish }),
  });
  const source: MapSource = createMapSource({
    services,
    group,
    book,
    guard,
    writes,
    serverTime: () => (session.lastUpdates() as Readonly<Record<string, string | undefined>>)[group.name],
  });

  function askToLogIn({ objectId, wish, ratingValue }: Action): void {
    const stars = typeof wish === 'number' && !group.update ? wish : ratingValue;
    login.displayLogin({ callerControl: group.callerControl, objectId, ratingValue: stars });
  }

  function act(action: Action): void {
    const { objectId, wish, ratingValue = true } = action;
    const { status } = session.getState();
    if (status === 'guest') return askToLogIn(action);
    if (status === 'unknown') return wait(action);
    isNeeded = true;
    book.setWish(objectId, wish ?? (!book.isSaved(objectId) && ratingValue));
    void writes.settle(objectId);
  }

  function wait(action: Action): void {
    if (waiting.size === 0) void session.whenKnown().then(stopWaiting);
    const count = (waiting.get(action.objectId)?.count ?? 0) + 1;
    waiting.set(action.objectId, { ...action, count });
    book.setBusy(action.objectId, true);
  }

  function stopWaiting(): void {
    const actions = [...waiting.values()];
    waiting.clear();
    const isGuest = session.getState().status === 'guest';
    for (const { count, ...action } of actions) {
      book.setBusy(action.objectId, false);
      // Flipped twice is back again; but a guest is asked to log in either way.
      if (isGuest || action.wish !== undefined || count % 2 === 1) act(action);
    }
  }

  /** The server refused a member: the session may have ended, and then the wish needs a log-in. */
  async function askWhoIsThere(action: Action): Promise<void> {
    const status = await session.check();
    if (status === 'guest' && action.wish !== undefined) askToLogIn(action);
  }

  function confirm(change: SavedWrite): void {
    const { objectId, savedId } = change;
    const isSameMember = guard.watch();
    const own = record(change);
    channel.post(savedMessage({ ...change, group: group.name, profileId: session.getState().profileId }));
    onConfirmed(objectId, savedId !== null);
    void source.keep(change, own).then((merged) => {
      if (merged && isSameMember() && book.map().ids === own.after.ids) book.setMap(merged);
    });
  }

  function record(change: SavedWrite): { before: SavedMap; after: SavedMap } {
    const before = book.map();
    const after = { ...applyWrite(before, change), time: moveTime(before.time, change) };
    book.setMap(after, [change.objectId]);
    return { before, after };
  }

  async function hear(message: unknown): Promise<void> {
    const change = parseSavedMessage(message);
    if (change?.group !== group.name) return;
    // A map on its way may be from before this change.
    await source.whenQuiet();
    if (book.getState().loaded && change.profileId === session.getState().profileId) record(change);
  }

  function followSession(profileId: number | null, before: number | null): void {
    if (profileId !== before) {
      guard.change();
      source.forget();
      writes.forget();
      book.forget();
    }
    if (profileId === null) return;
    if (isNeeded) void source.bring();
    else source.dropIfStale();
  }

  const { getState, getInitialState, setState, subscribe, isSaved, wishOf, subscribeTo, subscribeChanges } =
    book;
  return {
    getState,
    getInitialState,
    setState,
    subscribe,
    isSaved,
    wishOf,
    subscribeTo,
    subscribeChanges,
    toggle: (objectId, ratingValue) => act({ objectId, ratingValue }),
    wish: (objectId, wish) => act({ objectId, wish }),
    need() {
      isNeeded = true;
      if (session.getState().status === 'authenticated' && !book.getState().loaded) void source.bring();
    },
    start() {
      const stopFollowing = session.subscribe((state, before) =>
        followSession(state.profileId, before.profileId),
      );
      const stopHearing = channel.listen((message) => void hear(message));
      return () => {
        stopFollowing();
        stopHearing();
      };
    },
  };
}
