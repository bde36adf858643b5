import { createApiClient } from '@cityguide/api/client';
import type { SiteConfig } from '@cityguide/site-config';
import { type CityguideStore, createStore } from '@cityguide/store';
import { emitPageEvent } from '@cityguide/widget-kit';
import { createMemoryStorage } from './createMemoryStorage';

interface StageStoreOptions {
  site: SiteConfig;
  /** Called when a widget or the store navigates: there is no other page, so it is only logged. */
  go(address: string): void;
  reload(): void;
  announce(text: string): void;
}

/** The visitor's store as the embed script creates it, with nothing stored between two pages. */
export function createStageStore({ site, go: assign, reload, announce }: StageStoreOptions): CityguideStore {
  const store = createStore({
    api: createApiClient({ baseUrl: new URL(site.apiBase, window.location.href).href }),
    site,
    storage: createMemoryStorage(),
    now: Date.now,
    page: { url: () => new URL(window.location.pathname, window.location.href), assign, reload },
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
