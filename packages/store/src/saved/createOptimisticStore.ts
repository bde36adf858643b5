import { createStore } from 'zustand/vanilla';
import type { SavedMap } from './createStoredMap';
import { createObjectListeners, type ObjectListeners } from './createObjectListeners';
import type { SavedState, SavedStore, SavedValue } from './SavedStore';

/** The server's state, the visitor's pending values, and the listeners to changes of what is shown. */
export interface OptimisticStore
  extends
    Pick<SavedStore, 'getState' | 'getInitialState' | 'setState' | 'subscribe' | 'isSaved' | 'getValue'>,
    Pick<ObjectListeners, 'subscribeTo' | 'subscribeChanges'> {
  getMap(): SavedMap;
  /** Sets the server's state; only objects in `objectIds` can have changed, if given. Notifies the listeners. */
  setMap(getMap: SavedMap, objectIds?: readonly number[]): void;
  /** The value that the server has to be sent; undefined if none is pending, or it already has it. */
  pendingMutation(objectId: number): SavedValue | undefined;
  /** `undefined` reverts the pending value. Notifies the listeners. */
  setPending(objectId: number, value: SavedValue | undefined): void;
  setBusy(objectId: number, isBusy: boolean): void;
  /** Clears the server's state and the pending values. Notifies the listeners. */
  reset(): void;
}

const emptyState: SavedState = { ids: new Map(), values: new Map(), pending: new Set(), loaded: false };

export function createOptimisticStore(report: (error: unknown) => void): OptimisticStore {
  const store = createStore<SavedState>(() => emptyState);
  const listeners = createObjectListeners(report);
  const pendingValues = new Map<number, SavedValue>();
  let updatedAt: string | undefined;

  const getIds = () => store.getState().ids;
  const getConfirmedValue = (objectId: number): SavedValue =>
    getIds().has(objectId) && (store.getState().values.get(objectId) ?? true);
  const getValue = (objectId: number) => pendingValues.get(objectId) ?? getConfirmedValue(objectId);
  const isSaved = (objectId: number) => getValue(objectId) !== false;

  /** Runs `change` and notifies the listeners of those objects that look different afterwards. */
  function notifyChanges(objectIds: readonly number[], change: () => void): void {
    const before = objectIds.map(getValue);
    change();
    listeners.notify(
      objectIds.filter((objectId, index) => getValue(objectId) !== before[index]),
      isSaved,
    );
  }

  return {
    ...store,
    isSaved,
    getValue,
    subscribeTo: listeners.subscribeTo,
    subscribeChanges: listeners.subscribeChanges,
    getMap: () => ({ ids: getIds(), values: store.getState().values, updatedAt }),
    setMap(map, objectIds = [...new Set([...getIds().keys(), ...map.ids.keys()])]) {
      notifyChanges(objectIds, () => {
        updatedAt = map.updatedAt;
        store.setState({ ids: map.ids, values: map.values, loaded: true });
      });
    },
    pendingMutation(objectId) {
      const pendingValue = pendingValues.get(objectId);
      const isFulfilled =
        pendingValue === true ? getIds().has(objectId) : pendingValue === getConfirmedValue(objectId);
      return isFulfilled ? undefined : pendingValue;
    },
    setPending(objectId, value) {
      notifyChanges([objectId], () => {
        if (value === undefined) pendingValues.delete(objectId);
        else pendingValues.set(objectId, value);
      });
    },
    setBusy(objectId, isBusy) {
      const pending = new Set(store.getState().pending);
      if (isBusy) pending.add(objectId);
      else pending.delete(objectId);
      store.setState({ pending });
    },
    reset() {
      notifyChanges([...new Set([...getIds().keys(), ...pendingValues.keys()])], () => {
        pendingValues.clear();
        updatedAt = undefined;
        store.setState(emptyState);
      });
    },
  };
}
