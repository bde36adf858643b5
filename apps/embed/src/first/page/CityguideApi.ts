import type { DisplayLoginOptions } from '@cityguide/store';

/** `window.cityguide`: the API for the page's own code. Everything may be called before the widgets are loaded. */
export interface CityguideApi {
  /** Mounts at once, whatever the widget's load strategy; resolves when the widget is ready, rejects when it failed. */
  mount(element: HTMLElement): Promise<void>;
  /** Restores the fallback; the widget is not mounted again until `mount`. */
  unmount(element: HTMLElement): void;
  /** Opens the login dialog. */
  openLogin(options?: DisplayLoginOptions): Promise<void>;
  /** Opens the checker, which explains the page's mount points to an editor; refused where the page switches it off. */
  check(): Promise<void>;
  /** Resolves when the store and the visitor's session are loaded; awaiting it loads nothing. */
  ready: Promise<void>;
}

declare global {
  interface Window {
    cityguide?: CityguideApi;
  }
}
