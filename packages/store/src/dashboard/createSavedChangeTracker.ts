import type { SavedStore } from '../saved/SavedStore';

interface SavedChangeTrackerOptions {
  /** The server and the visitor agree about this object, or another tab has changed it. */
  onSettled(objectId: number): void;
  /** Something may look different. */
  onChange(): void;
}

/** Notifies a list of changes to the objects of its group. */
export function createSavedChangeTracker(
  saved: SavedStore,
  { onSettled, onChange }: SavedChangeTrackerOptions,
) {
  /** Objects that have changed since the list was opened; for all others the rows are up to date. */
  const changed = new Set<number>();
  let { pending, loaded: wasLoaded } = saved.getState();
  let isTracking = false;

  function onStateChange(): void {
    const { pending: currentPending, loaded } = saved.getState();
    const settled = [...pending].filter((objectId) => !currentPending.has(objectId));
    pending = currentPending;
    // Changes from a map that has just been loaded are reported within this call, and are not new.
    if (loaded) queueMicrotask(() => (wasLoaded = saved.getState().loaded));
    else wasLoaded = false;
    for (const objectId of settled) {
      changed.add(objectId);
      if (loaded) onSettled(objectId);
    }
    onChange();
  }

  function onObjectChanges(objectIds: readonly number[]): void {
    const { pending: currentPending, loaded } = saved.getState();
    // An empty map without `loaded` means that the visitor has changed.
    if (!loaded && objectIds.every((objectId) => !currentPending.has(objectId))) return;
    for (const objectId of objectIds) changed.add(objectId);
    // An optimistic change of this page is notified before its write counts as pending.
    if (loaded && wasLoaded) queueMicrotask(() => settleAll(objectIds));
    onChange();
  }

  function settleAll(objectIds: readonly number[]): void {
    const { pending: currentPending, loaded } = saved.getState();
    if (!loaded || !isTracking) return;
    for (const objectId of objectIds) if (!currentPending.has(objectId)) onSettled(objectId);
  }

  return {
    /** Whether the store has a newer state of this object than a row. */
    hasNewerState(objectId: number): boolean {
      const { pending: currentPending, loaded } = saved.getState();
      return currentPending.has(objectId) || (loaded && changed.has(objectId));
    },
    start() {
      isTracking = true;
      const cleanupTasks = [saved.subscribe(onStateChange), saved.subscribeChanges(onObjectChanges)];
      return () => {
        isTracking = false;
        for (const cleanUp of cleanupTasks) cleanUp();
      };
    },
  };
}
