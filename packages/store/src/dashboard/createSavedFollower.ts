import type { SavedStore } from '../saved/SavedStore';

interface Reactions {
  /** The server and the visitor agree about this object, or another tab has changed it. */
  onSettled(objectId: number): void;
  /** Something may look different. */
  onChange(): void;
}

/** Tells a list what becomes of the objects of its group. */
export function createSavedFollower(saved: SavedStore, { onSettled, onChange }: Reactions) {
  /** Objects that have changed since the list was opened: of the others its rows know best. */
  const changed = new Set<number>();
  let { busy, loaded: wasLoaded } = saved.getState();
  let isFollowing = false;

  function hearState(): void {
    const { busy: now, loaded } = saved.getState();
    const settled = [...busy].filter((objectId) => !now.has(objectId));
    busy = now;
    // What a map that has just come brings is told within this call, and is no news.
    if (loaded) queueMicrotask(() => (wasLoaded = saved.getState().loaded));
    else wasLoaded = false;
    for (const objectId of settled) {
      changed.add(objectId);
      if (loaded) onSettled(objectId);
    }
    onChange();
  }

  function hearChanges(objectIds: readonly number[]): void {
    const { busy: now, loaded } = saved.getState();
    // An empty map without `loaded` is another visitor's beginning.
    if (!loaded && objectIds.every((objectId) => !now.has(objectId))) return;
    for (const objectId of objectIds) changed.add(objectId);
    // A wish of this page is told before it counts as being under way.
    if (loaded && wasLoaded) queueMicrotask(() => settleAll(objectIds));
    onChange();
  }

  function settleAll(objectIds: readonly number[]): void {
    const { busy: now, loaded } = saved.getState();
    if (!loaded || !isFollowing) return;
    for (const objectId of objectIds) if (!now.has(objectId)) onSettled(objectId);
  }

  return {
    /** Whether the store knows better than a row about this object. */
    isKnown(objectId: number): boolean {
      const { busy: now, loaded } = saved.getState();
      return now.has(objectId) || (loaded && changed.has(objectId));
    },
    start() {
      isFollowing = true;
      const stops = [saved.subscribe(hearState), saved.subscribeChanges(hearChanges)];
      return () => {
        isFollowing = false;
        for (const stop of stops) stop();
      };
    },
  };
}
