type Listener<T> = (value: T) => void;

/** Listeners of single objects and of all of them. */
export interface SavedListeners {
  subscribeTo(objectId: number, listener: Listener<boolean>): () => void;
  subscribeChanges(listener: Listener<readonly number[]>): () => void;
  /** Tells the listeners of these objects, and once those of all. */
  tell(objectIds: readonly number[], isSaved: (objectId: number) => boolean): void;
}

export function createListeners(report: (error: unknown) => void): SavedListeners {
  const ofObject = new Map<number, Set<Listener<boolean>>>();
  const ofAll = new Set<Listener<readonly number[]>>();

  function call<T>(listener: Listener<T>, value: T): void {
    try {
      listener(value);
    } catch (error) {
      // One widget's fault must not leave the others with an old state.
      report(error);
    }
  }

  return {
    subscribeTo(objectId, listener) {
      const own = ofObject.get(objectId) ?? new Set();
      ofObject.set(objectId, own.add(listener));
      return () => {
        own.delete(listener);
        if (own.size === 0 && ofObject.get(objectId) === own) ofObject.delete(objectId);
      };
    },
    subscribeChanges(listener) {
      ofAll.add(listener);
      return () => ofAll.delete(listener);
    },
    tell(objectIds, isSaved) {
      if (objectIds.length === 0) return;
      for (const objectId of objectIds) {
        const listeners = ofObject.get(objectId);
        if (!listeners) continue;
        const saved = isSaved(objectId);
        for (const listener of [...listeners]) call(listener, saved);
      }
      for (const listener of [...ofAll]) call(listener, objectIds);
    },
  };
}
