import { createStore } from 'zustand/vanilla';
import type { SavedMap } from './createStoredMap';
import { createListeners, type SavedListeners } from './createListeners';
import type { SavedState, SavedStore } from './SavedStore';

/** What the server has, what the visitor wishes, and who is to be told of the difference. */
export interface SavedBook
  extends
    Pick<SavedStore, 'getState' | 'getInitialState' | 'setState' | 'subscribe' | 'isSaved'>,
    Pick<SavedListeners, 'subscribeTo' | 'subscribeChanges'> {
  map(): SavedMap;
  /** The server's truth; only objects in `objectIds` can have changed, if given. Tells the listeners. */
  setMap(map: SavedMap, objectIds?: readonly number[]): void;
  wishOf(objectId: number): boolean | undefined;
  /** `undefined` takes the wish back. Tells the listeners. */
  setWish(objectId: number, wish: boolean | undefined): void;
  setBusy(objectId: number, isBusy: boolean): void;
  /** Nothing known, nothing wished. Tells the listeners. */
  forget(): void;
}

const emptyState: SavedState = { ids: new Map(), busy: new Set(), loaded: false };

export function createSavedBook(report: (error: unknown) => void): SavedBook {
  const store = createStore<SavedState>(() => emptyState);
  const listeners = createListeners(report);
  const wishes = new Map<number, boolean>();
  let time: string | undefined;

  const ids = () => store.getState().ids;
  const isSaved = (objectId: number) => wishes.get(objectId) ?? ids().has(objectId);

  /** Does `change` and tells of those objects that look different afterwards. */
  function telling(objectIds: readonly number[], change: () => void): void {
    const before = objectIds.map(isSaved);
    change();
    listeners.tell(
      objectIds.filter((objectId, index) => isSaved(objectId) !== before[index]),
      isSaved,
    );
  }

  return {
    ...store,
    isSaved,
    subscribeTo: listeners.subscribeTo,
    subscribeChanges: listeners.subscribeChanges,
    map: () => ({ ids: ids(), time }),
    setMap(map, objectIds = [...new Set([...ids().keys(), ...map.ids.keys()])]) {
      telling(objectIds, () => {
        time = map.time;
        store.setState({ ids: map.ids, loaded: true });
      });
    },
    wishOf: (objectId) => wishes.get(objectId),
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
