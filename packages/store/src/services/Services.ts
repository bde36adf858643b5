import type { ApiClient } from '@cityguide/api/client';
import type { SiteConfig } from '@cityguide/site-config';
import type { KeyValueStorage } from '../storage/KeyValueStorage';
import type { TabChannel } from '../tabs/TabChannel';

/** The store's dependencies on the outside. All are injected, so that it runs without a browser. */
export interface Services {
  api: ApiClient;
  site: SiteConfig;
  storage: KeyValueStorage;
  /** Milliseconds since 1970, as `Date.now`. */
  now(): number;
  page: PageLocation;
  channel: TabChannel;
  /** Announces a text to screen readers, politely. */
  announce(message: string): void;
  /** Receives errors that are not shown to visitors, for the console. */
  report?(error: unknown, doing: string): void;
}

/** The page that the store runs in. */
export interface PageLocation {
  url(): URL;
  /** Navigates to an own path. */
  assign(address: string): void;
  reload(): void;
  /**
   * Shows this own path in the address bar and the history instead, without navigating; absent if there is no
   * address bar of ours.
   */
  replace?(address: string): void;
  /**
   * Set where the server logged the visitor in on a page of its own, without this store; absent if no server does.
   */
  loginMarker?: LoginMarker;
}

/** A mark that a login on a plain page leaves for the next page with widgets. */
export interface LoginMarker {
  isSet(): boolean;
  /** To be called once the login is stored elsewhere: until then the mark is all that the next page has. */
  clear(): void;
}
