import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useStore } from '../useStore';

/**
 * Whether the to-do of a listing is ticked, and its setter. `isDoneInRow` is the state in the to-do's own row, which is
 * used until the store has a newer one.
 */
export function useTodoDone(
  listingId: number,
  isDoneInRow: boolean,
): readonly [isDone: boolean, setDone: (isDone: boolean) => void] {
  const { todos } = useStore();
  useEffect(() => todos.ensureLoaded(), [todos]);
  const subscribe = useCallback(
    (onChange: () => void) => todos.subscribeTo(listingId, onChange),
    [todos, listingId],
  );
  const read = () => todos.isDone(listingId) ?? isDoneInRow;
  const setDone = useCallback((isDone: boolean) => todos.setDone(listingId, isDone), [todos, listingId]);
  return [useSyncExternalStore(subscribe, read, read), setDone];
}
