import type { Caller } from '@cityguide/store';

/** `window.cityguide`: what the page's own code may ask for. Everything may be called before the widgets are there. */
export interface CityguidePage {
  /** Mounts at once, whatever the element's strategy; resolves when the widget is there, rejects when it failed. */
  mount(element: HTMLElement): Promise<void>;
  /** Gives the CMS its content back; the element stays so until `mount`. */
  unmount(element: HTMLElement): void;
  /** Opens the login dialog. */
  openLogin(caller?: Caller): Promise<void>;
  /** Resolves when the store and the visitor's state are there; waiting for it loads nothing. */
  ready: Promise<void>;
}

declare global {
  interface Window {
    cityguide?: CityguidePage;
  }
}
