type Listener<T> = (value: T) => void;

/** Listeners of single objects and of all of them. */
export interface ObjectListeners {
  subscribeTo(objectId: number, listener: Listener<boolean>): () => void;
  subscribeChanges(listener: Listener<readonly number[]>): () => void;
  /** Calls the listeners of these objects, and once those of all. */
  notify(objectIds: readonly number[], isSaved: (objectId: number) => boolean): void;
}

export function createObjectListeners(report: (error: unknown) => void): ObjectListeners {
  const listenersByObject = new Map<number, Set<Listener<boolean>>>();
  const globalListeners = new Set<Listener<readonly number[]>>();

  function callListener<T>(listener: Listener<T>, value: T): void {
    try {
      listener(value);
    } catch (error) {
      // An error in one widget must not leave the others with an old state.
      report(error);
    }
  }

  return {
    subscribeTo(objectId, listener) {
      const objectListeners = listenersByObject.get(objectId) ?? new Set();
      listenersByObject.set(objectId, objectListeners.add(listener));
      return () => {
        objectListeners.delete(listener);
        if (objectListeners.size === 0 && listenersByObject.get(objectId) === objectListeners)
          listenersByObject.delete(objectId);
      };
    },
    subscribeChanges(listener) {
      globalListeners.add(listener);
      return () => globalListeners.delete(listener);
    },
    notify(objectIds, isSaved) {
      if (objectIds.length === 0) return;
      for (const objectId of objectIds) {
        const listeners = listenersByObject.get(objectId);
        if (!listeners) continue;
        const saved = isSaved(objectId);
        for (const listener of [...listeners]) callListener(listener, saved);
      }
      for (const listener of [...globalListeners]) callListener(listener, objectIds);
    },
  };
}
