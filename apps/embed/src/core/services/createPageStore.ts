import { createApiClient } from '@cityguide/api/client';
import type { SiteConfig } from '@cityguide/site-config';
import { createStorage, createStore, createTabChannel, type CityguideStore } from '@cityguide/store';
import { arrival } from '../page/arrival';

/** Creates the page's one store, with the browser as its world. Storage that is blocked is the store's business. */
export function createPageStore(site: SiteConfig, announce: (words: string) => void): CityguideStore {
  return createStore({
    api: createApiClient({ baseUrl: site.apiBase }),
    site,
    storage: createStorage(),
    now: () => Date.now(),
    page: {
      url: () => new URL(location.href),
      go: (address) => location.assign(address),
      reload: () => location.reload(),
      replace: (address) => history.replaceState(history.state, '', address),
      arrival,
    },
    channel: createTabChannel(window),
    announce,
    report: (error, doing) => console.error(`Cityguide: ${doing} failed.`, error),
  });
}
