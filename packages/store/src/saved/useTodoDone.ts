import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useStore } from '../useStore';

/**
 * Whether the to-do of a listing is ticked, and how to change it. `isDoneInRow` is what the to-do's own row says, which
 * holds until this page knows better.
 */
export function useTodoDone(
  listingId: number,
  isDoneInRow: boolean,
): readonly [isDone: boolean, setDone: (isDone: boolean) => void] {
  const { todos } = useStore();
  useEffect(() => todos.need(), [todos]);
  const subscribe = useCallback(
    (onChange: () => void) => todos.subscribeTo(listingId, onChange),
    [todos, listingId],
  );
  const read = () => todos.isDone(listingId) ?? isDoneInRow;
  const setDone = useCallback((isDone: boolean) => todos.setDone(listingId, isDone), [todos, listingId]);
  return [useSyncExternalStore(subscribe, read, read), setDone];
}
