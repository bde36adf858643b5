import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { SavedGroupName } from './SavedGroupName';
import { useStore } from '../useStore';

/** Whether the object is saved, and its toggle. Renders again only for changes of this object. */
export function useSaved(
  group: SavedGroupName,
  objectId: number,
): readonly [saved: boolean, toggle: () => void] {
  const store = useStore().saved[group];
  useEffect(() => store.ensureLoaded(), [store]);
  const subscribe = useCallback(
    (onChange: () => void) => store.subscribeTo(objectId, onChange),
    [store, objectId],
  );
  const read = () => store.isSaved(objectId);
  const toggle = useCallback(() => store.toggle(objectId), [store, objectId]);
  return [useSyncExternalStore(subscribe, read, read), toggle];
}
