import { createApiClient } from '@cityguide/api/client';
import type { SiteConfig } from '@cityguide/site-config';
import { createStorage, createStore, createTabChannel, type CityguideStore } from '@cityguide/store';
import { createApiFetch } from './createApiFetch';
import { loginMarker } from '../page/loginMarker';

/** Creates the page's one store with the browser's services. Blocked storage is handled by the store. */
export function createPageStore(site: SiteConfig, announce: (message: string) => void): CityguideStore {
  return createStore({
    api: createApiClient({
      baseUrl: site.apiBase,
      credentials: 'include',
      fetch: createApiFetch(site.apiBase),
    }),
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
