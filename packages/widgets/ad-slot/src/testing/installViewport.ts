interface Watched {
  margin: string;
  element: Element;
  hear(isIntersecting: boolean): void;
}

/** An IntersectionObserver that the test moves: `near` brings elements within a margin. */
export function installViewport() {
  const watched = new Set<Watched>();
  class FakeObserver {
    constructor(
      private readonly onChange: IntersectionObserverCallback,
      private readonly settings: IntersectionObserverInit = {},
    ) {}
    observe(element: Element) {
      const margin = this.settings.rootMargin ?? '';
      const hear = (isIntersecting: boolean) =>
        this.onChange(
          [{ isIntersecting, target: element } as unknown as IntersectionObserverEntry],
          this as never,
        );
      watched.add({ margin, element, hear });
      hear(false);
    }
    unobserve(element: Element) {
      for (const watch of watched)
        if (watch.element === element && watch.margin === this.settings.rootMargin) watched.delete(watch);
    }
    disconnect() {
      for (const watch of watched) if (watch.margin === this.settings.rootMargin) watched.delete(watch);
    }
  }
  Object.assign(window, { IntersectionObserver: FakeObserver });
  return {
    /** Everything that is watched with this margin comes within it. */
    near(margin: string) {
      for (const watch of [...watched]) if (watch.margin === margin) watch.hear(true);
    },
    remove: () => void Reflect.deleteProperty(window, 'IntersectionObserver'),
  };
}
