declare global {
  interface Window {
    /** What the embed script offers to the page (EMBED-13), as far as the tests use it. */
    cityguide?: {
      ready: Promise<void>;
      mount(element: Element | null): Promise<void>;
      unmount(element: Element | null): void;
      openLogin(): void;
    };
  }
}

export {};
