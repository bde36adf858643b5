import { createApiClient, type TransportOptions } from '@cityguide/api/client';
import type { SiteConfig } from '@cityguide/site-config';
import { createStorage, createStore, createTabChannel, type CityguideStore } from '@cityguide/store';
import { loginMarker } from '../page/loginMarker';

export interface PageStoreOptions {
  site: SiteConfig;
  /** How the client's requests are sent, where the API is on another host. */
  apiOptions?: Partial<TransportOptions>;
  announce(message: string): void;
}

/** Creates the page's one store with the browser's services. Blocked storage is handled by the store. */
export function createPageStore({ site, apiOptions, announce }: PageStoreOptions): CityguideStore {
  return createStore({
    api: createApiClient({ baseUrl: site.apiBase, ...apiOptions }),
    site,
    storage: createStorage(),
    now: () => Date.now(),
    page: {
      url: () => new URL(location.href),
      assign: (address) => location.assign(address),
      reload: () => location.reload(),
      replace: (address) => history.replaceState(history.state, '', address),
      loginMarker,
    },
    channel: createTabChannel(window),
    announce,
    report: (error, doing) => console.error(`Cityguide: ${doing} failed.`, error),
  });
}
