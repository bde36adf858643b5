/** How far from the viewport a place may be, in parts of the viewport: to fetch its ad, and to show it (ADS-3). */
const MARGINS = { fetch: '500% 0%', render: '200% 0%' };
export type Reach = keyof typeof MARGINS;

export interface Nearness {
  /** Resolves when the element comes within reach of the viewport; never, once the signal says that nobody waits. */
  within(reach: Reach, element: HTMLElement, signal: AbortSignal): Promise<void>;
  stop(): void;
}

/** Two observers for all places; where the browser has none, everything is near. */
export function createNearness(): Nearness {
  const watches = { fetch: watch(MARGINS.fetch), render: watch(MARGINS.render) };
  return {
    within: (reach, element, signal) =>
      new Promise((resolve) => {
        watches[reach].add(element, resolve);
        signal.addEventListener('abort', () => watches[reach].remove(element), { once: true });
      }),
    stop() {
      watches.fetch.stop();
      watches.render.stop();
    },
  };
}

function watch(rootMargin: string) {
  const waiting = new Map<Element, () => void>();
  const observer =
    typeof IntersectionObserver === 'function'
      ? new IntersectionObserver((entries) => entries.forEach(hear), { rootMargin })
      : undefined;

  function hear({ isIntersecting, target }: IntersectionObserverEntry) {
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
