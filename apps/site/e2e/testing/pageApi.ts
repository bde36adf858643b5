declare global {
  interface Window {
    /** The page API of the embed script (EMBED-13), as far as the tests use it. */
    cityguide?: {
      ready: Promise<void>;
      mount(element: Element | null): Promise<void>;
      unmount(element: Element | null): void;
      openLogin(): void;
      check(): Promise<void>;
    };
  }
}

export {};
