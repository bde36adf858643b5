import type { ApiClient } from '@cityguide/api/client';
import type { SiteConfig } from '@cityguide/site-config';
import type { KeyValueStorage } from '../storage/KeyValueStorage';
import type { TabChannel } from '../tabs/TabChannel';

/** What the store needs of the world. All of it is handed in, so that it runs without a browser. */
export interface Services {
  api: ApiClient;
  site: SiteConfig;
  storage: KeyValueStorage;
  /** Milliseconds since 1970, as `Date.now`. */
  now(): number;
  page: Page;
  channel: TabChannel;
  /** Says something to screen readers, politely. */
  announce(words: string): void;
  /** Hears faults that no visitor is told of, for the console. */
  report?(error: unknown, doing: string): void;
}

/** The page that the store lives in. */
export interface Page {
  url(): URL;
  /** Leaves for an own path. */
  go(address: string): void;
  reload(): void;
  /** Lets the address bar and the history show this own path instead, without leaving; absent where there is no bar of ours. */
  replace?(address: string): void;
  /** Says that the server let the visitor in by a page of its own, past this store; absent where no server does. */
  arrival?: Arrival;
}

/** A mark that a log-in by a plain page leaves for the next page with widgets. */
export interface Arrival {
  isThere(): boolean;
  /** To be called once the log-in is remembered elsewhere: until then the mark is all that the next page has. */
  clear(): void;
}
