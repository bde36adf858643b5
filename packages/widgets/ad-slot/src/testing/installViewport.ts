interface Observation {
  margin: string;
  element: Element;
  notify(isIntersecting: boolean): void;
}

/** A fake IntersectionObserver that the test controls: `near` brings elements within a margin. */
export function installViewport() {
  const watched = new Set<Observation>();
  class FakeObserver {
    constructor(
      private readonly onChange: IntersectionObserverCallback,
      private readonly settings: IntersectionObserverInit = {},
    ) {}
    observe(element: Element) {
      const margin = this.settings.rootMargin ?? '';
      const notify = (isIntersecting: boolean) =>
        this.onChange(
          [{ isIntersecting, target: element } as unknown as IntersectionObserverEntry],
          this as never,
        );
      watched.add({ margin, element, notify });
      notify(false);
    }
    unobserve(element: Element) {
      for (const observation of watched)
        if (observation.element === element && observation.margin === this.settings.rootMargin)
          watched.delete(observation);
    }
    disconnect() {
      for (const observation of watched)
        if (observation.margin === this.settings.rootMargin) watched.delete(observation);
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return {
    /** Reports everything that is watched with this margin as within it. */
    near(margin: string) {
      for (const observation of [...watched]) if (observation.margin === margin) observation.notify(true);
    },
    remove: () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}
