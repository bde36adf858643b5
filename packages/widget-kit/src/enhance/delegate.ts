type MountPointListener = (event: Event, mountPoint: HTMLElement) => void;

const listenersByType = new Map<string, Set<MountPointListener>>();

function dispatch(event: Event) {
  const mountPoint =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-widget]') : null;
  if (!mountPoint) return;
  for (const listener of [...(listenersByType.get(event.type) ?? [])]) listener(event, mountPoint);
}

/**
 * Listens for an event on all mount points. However many listeners and mount points there are, the document has one
 * listener for each event type. It listens in the capture phase, so that page code which stops events does not block
 * it.
 * @returns removes the listener
 */
export function delegate(type: string, listener: MountPointListener): () => void {
  const listeners = listenersByType.get(type) ?? new Set<MountPointListener>();
  if (listeners.size === 0) {
    listenersByType.set(type, listeners);
    document.addEventListener(type, dispatch, true);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    listenersByType.delete(type);
    document.removeEventListener(type, dispatch, true);
  };
}
