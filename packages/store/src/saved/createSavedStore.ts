import type { LoginStore } from '../login/LoginStore';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { createMapLoader, type MapLoader } from './createMapLoader';
import { createMemberGuard } from './createMemberGuard';
import { createOptimisticStore } from './createOptimisticStore';
import { applyWrite, type SavedMap, type SavedWrite } from './createStoredMap';
import { createMutationQueue } from './createMutationQueue';
import { parseSavedMessage, createSavedMessage } from './parseSavedMessage';
import type { SavedGroup } from './SavedGroup';
import type { SavedStore, SavedValue } from './SavedStore';
import { advanceTime } from './serverTime';

/** An action of a visitor on an object; without `value` it is flipped. */
interface SavedAction {
  objectId: number;
  value?: SavedValue | undefined;
  /** Stars that a flip gives to an object that was not saved. */
  ratingValue?: number | undefined;
}

export interface StartableSavedStore extends SavedStore {
  start(): () => void;
}

export interface SavedStoreOptions {
  services: Services;
  session: Session;
  login: LoginStore;
  group: SavedGroup;
  /** Called for each write of this tab that the server has confirmed. */
  onConfirmed(objectId: number, saved: boolean): void;
}

/**
 * The saved objects of one group: a write shows at once on the page, then is sent to the server, then to storage and
 * the other tabs.
 */
export function createSavedStore({
  services,
  session,
  login,
  group,
  onConfirmed,
}: SavedStoreOptions): StartableSavedStore {
  const { channel, report } = services;
  const guard = createMemberGuard();
  const optimisticStore = createOptimisticStore((error) =>
    report?.(error, `telling a listener of ${group.name}`),
  );
  /** Actions from before the status was known. */
  const queuedActions = new Map<number, SavedAction & { count: number }>();
  let isMapRequested = false;

  const mutationQueue = createMutationQueue({
    services,
    group,
    optimisticStore,
    guard,
    whenLoaded: async () => optimisticStore.getState().loaded || mapLoader.load(),
    onConfirmed: onWriteConfirmed,
    onAccessDenied: (objectId, value) => void recheckSession({ objectId, value }),
  });
  const mapLoader: MapLoader = createMapLoader({
    services,
    group,
    optimisticStore,
    guard,
    mutationQueue,
    serverTime: () => (session.getLastUpdates() as Readonly<Record<string, string | undefined>>)[group.name],
    report: session.reportUnlessEnded,
  });

  function promptLogin({ objectId, value, ratingValue }: SavedAction): void {
    const stars = typeof value === 'number' && !group.update ? value : ratingValue;
    login.displayLogin({ callerControl: group.callerControl, objectId, ratingValue: stars });
  }

  function performAction(action: SavedAction): void {
    const { objectId, value, ratingValue = true } = action;
    const { status } = session.getState();
    if (status === 'guest') return promptLogin(action);
    if (status === 'unknown') return queueAction(action);
    isMapRequested = true;
    optimisticStore.setPending(objectId, value ?? (!optimisticStore.isSaved(objectId) && ratingValue));
    void mutationQueue.settle(objectId);
  }

  function queueAction(action: SavedAction): void {
    if (queuedActions.size === 0) void session.whenKnown().then(flushQueuedActions);
    const count = (queuedActions.get(action.objectId)?.count ?? 0) + 1;
    queuedActions.set(action.objectId, { ...action, count });
    optimisticStore.setBusy(action.objectId, true);
  }

  function flushQueuedActions(): void {
    const actions = [...queuedActions.values()];
    queuedActions.clear();
    const isGuest = session.getState().status === 'guest';
    for (const { count, ...action } of actions) {
      optimisticStore.setBusy(action.objectId, false);
      // Flipped twice is unchanged; but a guest is asked to log in either way.
      if (isGuest || action.value !== undefined || count % 2 === 1) performAction(action);
    }
  }

  /** The server denied a member: the session may have ended, and then the action needs a login. */
  async function recheckSession(action: SavedAction): Promise<void> {
    const status = await session.check();
    if (status === 'guest' && action.value !== undefined) promptLogin(action);
  }

  function onWriteConfirmed(change: SavedWrite): void {
    const { objectId, savedId } = change;
    const isSameMember = guard.createCheck();
    const maps = recordWrite(change);
    channel.post(
      createSavedMessage({ ...change, group: group.name, profileId: session.getState().profileId }),
    );
    onConfirmed(objectId, savedId !== null);
    void mapLoader.storeWrite(change, maps).then((merged) => {
      if (merged && isSameMember() && optimisticStore.getMap().ids === maps.after.ids)
        optimisticStore.setMap(merged);
    });
  }

  function recordWrite(change: SavedWrite): { before: SavedMap; after: SavedMap } {
    const before = optimisticStore.getMap();
    const after = { ...applyWrite(before, change), updatedAt: advanceTime(before.updatedAt, change) };
    optimisticStore.setMap(after, [change.objectId]);
    return { before, after };
  }

  async function onTabMessage(message: unknown): Promise<void> {
    const change = parseSavedMessage(message);
    if (change?.group !== group.name) return;
    // A pending map may be older than this change.
    await mapLoader.whenIdle();
    if (optimisticStore.getState().loaded && change.profileId === session.getState().profileId)
      recordWrite(change);
  }

  function onSessionChange(profileId: number | null, before: number | null): void {
    if (profileId !== before) {
      guard.invalidate();
      mapLoader.reset();
      mutationQueue.reset();
      optimisticStore.reset();
    }
    if (profileId === null) return;
    if (isMapRequested) void mapLoader.load();
    else mapLoader.dropIfStale();
  }

  const { getState, getInitialState, setState, subscribe, isSaved, getValue, subscribeTo, subscribeChanges } =
    optimisticStore;
  return {
    getState,
    getInitialState,
    setState,
    subscribe,
    isSaved,
    getValue,
    subscribeTo,
    subscribeChanges,
    toggle: (objectId, ratingValue) => performAction({ objectId, ratingValue }),
    setValue: (objectId, value) => performAction({ objectId, value }),
    ensureLoaded() {
      isMapRequested = true;
      if (session.getState().status === 'authenticated' && !optimisticStore.getState().loaded)
        void mapLoader.load();
    },
    start() {
      const unsubscribeSession = session.subscribe((state, before) =>
        onSessionChange(state.profileId, before.profileId),
      );
      const unsubscribeChannel = channel.listen((message) => void onTabMessage(message));
      return () => {
        unsubscribeSession();
        unsubscribeChannel();
      };
    },
  };
}
