import type { LoginStore } from '../login/LoginStore';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { createMapSource, type MapSource } from './createMapSource';
import { createMemberGuard } from './createMemberGuard';
import { createSavedBook } from './createSavedBook';
import { applyWrite, type SavedMap, type SavedWrite } from './createStoredMap';
import { createWishRunner, type SavedObject } from './createWishRunner';
import { parseSavedMessage, savedMessage } from './parseSavedMessage';
import type { SavedGroup } from './SavedGroup';
import type { SavedStore } from './SavedStore';
import { moveTime } from './serverTime';

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
  /** Toggles from before the status was known. */
  const waiting = new Map<number, SavedObject & { count: number }>();
  let isNeeded = false;

  const writes = createWishRunner({
    services,
    group,
    book,
    guard,
    whenLoaded: async () => book.getState().loaded || source.bring(),
    onConfirmed: confirm,
    onRefused: (wish) => void askWhoIsThere(wish),
  });
  const source: MapSource = createMapSource({
    services,
    group,
    book,
    guard,
    writes,
    serverTime: () => (session.lastUpdates() as Readonly<Record<string, string | undefined>>)[group.name],
  });

  function askToLogIn({ objectId, ratingValue }: SavedObject): void {
    login.displayLogin({ callerControl: group.callerControl, objectId, ratingValue });
  }

  function toggle(object: SavedObject): void {
    const { status } = session.getState();
    if (status === 'guest') return askToLogIn(object);
    if (status === 'unknown') return wait(object);
    isNeeded = true;
    book.setWish(object.objectId, !book.isSaved(object.objectId));
    void writes.settle(object);
  }

  function wait(object: SavedObject): void {
    if (waiting.size === 0) void session.whenKnown().then(stopWaiting);
    const count = (waiting.get(object.objectId)?.count ?? 0) + 1;
    waiting.set(object.objectId, { ...object, count });
    book.setBusy(object.objectId, true);
  }

  function stopWaiting(): void {
    const objects = [...waiting.values()];
    waiting.clear();
    const isGuest = session.getState().status === 'guest';
    for (const { count, ...object } of objects) {
      book.setBusy(object.objectId, false);
      // Twice is back again; but a guest is asked to log in either way.
      if (isGuest || count % 2 === 1) toggle(object);
    }
  }

  /** The server refused a member: the session may have ended, and then the wish needs a log-in. */
  async function askWhoIsThere(wish: SavedObject | undefined): Promise<void> {
    const status = await session.check();
    if (status === 'guest' && wish) askToLogIn(wish);
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
    const after = { ids: applyWrite(before.ids, change), time: moveTime(before.time, change) };
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

  const { getState, getInitialState, setState, subscribe, isSaved, subscribeTo, subscribeChanges } = book;
  return {
    getState,
    getInitialState,
    setState,
    subscribe,
    isSaved,
    subscribeTo,
    subscribeChanges,
    toggle: (objectId, ratingValue) => toggle({ objectId, ratingValue }),
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
