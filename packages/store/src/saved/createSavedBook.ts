import { createStore } from 'zustand/vanilla';
import type { SavedMap } from './createStoredMap';
import { createListeners, type SavedListeners } from './createListeners';
import type { SavedState, SavedStore, SavedWish } from './SavedStore';

/** What the server has, what the visitor wishes, and who is to be told of the difference. */
export interface SavedBook
  extends
    Pick<SavedStore, 'getState' | 'getInitialState' | 'setState' | 'subscribe' | 'isSaved' | 'wishOf'>,
    Pick<SavedListeners, 'subscribeTo' | 'subscribeChanges'> {
  map(): SavedMap;
  /** The server's truth; only objects in `objectIds` can have changed, if given. Tells the listeners. */
  setMap(map: SavedMap, objectIds?: readonly number[]): void;
  /** What the server has to become; undefined where nothing is wished, or just what it has. */
  openWish(objectId: number): SavedWish | undefined;
  /** `undefined` takes the wish back. Tells the listeners. */
  setWish(objectId: number, wish: SavedWish | undefined): void;
  setBusy(objectId: number, isBusy: boolean): void;
  /** Nothing known, nothing wished. Tells the listeners. */
  forget(): void;
}

const emptyState: SavedState = { ids: new Map(), values: new Map(), busy: new Set(), loaded: false };

export function createSavedBook(report: (error: unknown) => void): SavedBook {
  const store = createStore<SavedState>(() => emptyState);
  const listeners = createListeners(report);
  const wishes = new Map<number, SavedWish>();
  let time: string | undefined;

  const ids = () => store.getState().ids;
  const confirmed = (objectId: number): SavedWish =>
    ids().has(objectId) && (store.getState().values.get(objectId) ?? true);
  const wishOf = (objectId: number) => wishes.get(objectId) ?? confirmed(objectId);
  const isSaved = (objectId: number) => wishOf(objectId) !== false;

  /** Does `change` and tells of those objects that look different afterwards. */
  function telling(objectIds: readonly number[], change: () => void): void {
    const before = objectIds.map(wishOf);
    change();
    listeners.tell(
      objectIds.filter((objectId, index) => wishOf(objectId) !== before[index]),
      isSaved,
    );
  }

  return {
    ...store,
    isSaved,
    wishOf,
    subscribeTo: listeners.subscribeTo,
    subscribeChanges: listeners.subscribeChanges,
    map: () => ({ ids: ids(), values: store.getState().values, time }),
    setMap(map, objectIds = [...new Set([...ids().keys(), ...map.ids.keys()])]) {
      telling(objectIds, () => {
        time = map.time;
        store.setState({ ids: map.ids, values: map.values, loaded: true });
      });
    },
    openWish(objectId) {
      const wish = wishes.get(objectId);
      const isFulfilled = wish === true ? ids().has(objectId) : wish === confirmed(objectId);
      return isFulfilled ? undefined : wish;
    },
    setWish(objectId, wish) {
      telling([objectId], () => {
        if (wish === undefined) wishes.delete(objectId);
        else wishes.set(objectId, wish);
      });
    },
    setBusy(objectId, isBusy) {
      const busy = new Set(store.getState().busy);
      if (isBusy) busy.add(objectId);
      else busy.delete(objectId);
      store.setState({ busy });
    },
    forget() {
      telling([...new Set([...ids().keys(), ...wishes.keys()])], () => {
        wishes.clear();
        time = undefined;
        store.setState(emptyState);
      });
    },
  };
}
