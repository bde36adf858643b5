type Hear = (event: Event, mountPoint: HTMLElement) => void;

const hearersByType = new Map<string, Set<Hear>>();

function dispatch(event: Event) {
  const mountPoint =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-widget]') : null;
  if (!mountPoint) return;
  for (const hear of [...(hearersByType.get(event.type) ?? [])]) hear(event, mountPoint);
}

/**
 * Hears an event on all mount points. However many hearers and mount points there are, the document has one listener for
 * each event type. It listens in the capture phase, so that page code which stops events does not deafen it.
 * @returns ends it
 */
export function delegate(type: string, hear: Hear): () => void {
  const hearers = hearersByType.get(type) ?? new Set<Hear>();
  if (hearers.size === 0) {
    hearersByType.set(type, hearers);
    document.addEventListener(type, dispatch, true);
  }
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
    if (hearers.size > 0) return;
    hearersByType.delete(type);
    document.removeEventListener(type, dispatch, true);
  };
}
