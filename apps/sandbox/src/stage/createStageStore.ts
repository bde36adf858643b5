import { createApiClient } from '@cityguide/api/client';
import type { SiteConfig } from '@cityguide/site-config';
import { type CityguideStore, createStore } from '@cityguide/store';
import { emitPageEvent } from '@cityguide/widget-kit';
import { createForgetfulStorage } from './createForgetfulStorage';

interface StoreOrder {
  site: SiteConfig;
  /** A widget or the store leaves the page: there is no other, so it is told. */
  go(address: string): void;
  reload(): void;
  announce(words: string): void;
}

/** The visitor's store as the embed script makes it, with nothing kept between two pages. */
export function createStageStore({ site, go, reload, announce }: StoreOrder): CityguideStore {
  const store = createStore({
    api: createApiClient({ baseUrl: new URL(site.apiBase, window.location.href).href }),
    site,
    storage: createForgetfulStorage(),
    now: Date.now,
    page: { url: () => new URL(window.location.pathname, window.location.href), go, reload },
    channel: { post: () => undefined, listen: () => () => undefined },
    announce,
  });
  store.onChange((change) => {
    if (change.type === 'saved') {
      const { group, objectId, saved } = change;
      emitPageEvent('cityguide:saved', { group, objectId, saved });
    } else if (change.status !== 'unknown') {
      emitPageEvent('cityguide:auth', { status: change.status, profileId: change.profileId });
    }
  });
  return store;
}
