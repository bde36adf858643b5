import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { SavedGroupName } from '@cityguide/api/client';
import { useStore } from '../useStore';
import type { SavedStore } from './SavedStore';

/** Whether the object is saved, and its toggle. Renders again only for changes of this object. */
export function useSaved(
  group: SavedGroupName,
  objectId: number,
): readonly [saved: boolean, toggle: () => void] {
  const store = useStore().saved[group];
  const toggle = useCallback(() => store.toggle(objectId), [store, objectId]);
  return [useSavedObject(store, objectId, () => store.isSaved(objectId)), toggle];
}

/** The visitor's own rating of a listing, and its setter. Renders again only for changes of this listing. */
export function useRating(
  listingId: number,
): readonly [stars: number | null, rate: (stars: number | null) => void] {
  const { ratings } = useStore();
  const rate = useCallback((stars: number | null) => ratings.rate(listingId, stars), [ratings, listingId]);
  return [useSavedObject(ratings, listingId, () => ratings.getRating(listingId)), rate];
}

/**
 * Whether the to-do of a listing is ticked, and its setter. `isDoneInRow` is the state in the to-do's own row, which is
 * used until the store has a newer one.
 */
export function useTodoDone(
  listingId: number,
  isDoneInRow: boolean,
): readonly [isDone: boolean, setDone: (isDone: boolean) => void] {
  const { todos } = useStore();
  const setDone = useCallback((isDone: boolean) => todos.setDone(listingId, isDone), [todos, listingId]);
  return [useSavedObject(todos, listingId, () => todos.isDone(listingId) ?? isDoneInRow), setDone];
}

/** Loads the group with its first reader, and renders again for changes of this object alone. */
function useSavedObject<Value>(store: SavedStore, objectId: number, read: () => Value): Value {
  useEffect(() => store.ensureLoaded(), [store]);
  const subscribe = useCallback(
    (onChange: () => void) => store.subscribeTo(objectId, onChange),
    [store, objectId],
  );
  return useSyncExternalStore(subscribe, read, read);
}
