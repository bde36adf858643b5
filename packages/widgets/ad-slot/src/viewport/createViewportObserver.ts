/** How far from the viewport a slot may be, as a share of the viewport: to fetch its ad, and to render it (ADS-3). */
const MARGINS = { fetch: '500% 0%', render: '200% 0%' };
export type LazyLoadMargin = keyof typeof MARGINS;

export interface ViewportObserver {
  /** Resolves when the element comes within the margin of the viewport; never, once the signal is aborted. */
  whenWithin(margin: LazyLoadMargin, element: HTMLElement, signal: AbortSignal): Promise<void>;
  stop(): void;
}

/** Two observers for all slots; without IntersectionObserver support, everything counts as near. */
export function createViewportObserver(): ViewportObserver {
  const observers = { fetch: observe(MARGINS.fetch), render: observe(MARGINS.render) };
  return {
    whenWithin: (margin, element, signal) =>
      new Promise((resolve) => {
        observers[margin].add(element, resolve);
        signal.addEventListener('abort', () => observers[margin].remove(element), { once: true });
      }),
    stop() {
      observers.fetch.stop();
      observers.render.stop();
    },
  };
}

function observe(rootMargin: string) {
  const waiting = new Map<Element, () => void>();
  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver((entries) => entries.forEach(handleEntry), { rootMargin })
      : undefined;

  function handleEntry({ isIntersecting, target }: IntersectionObserverEntry) {
    if (!isIntersecting) return;
    const onNear = waiting.get(target);
    remove(target);
    onNear?.();
  }
  function remove(element: Element) {
    waiting.delete(element);
    observer?.unobserve(element);
  }

  return {
    add(element: Element, onNear: () => void) {
      if (!observer) return onNear();
      waiting.set(element, onNear);
      observer.observe(element);
    },
    remove,
    stop: () => observer?.disconnect(),
  };
}
