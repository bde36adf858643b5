import { createApiClient } from '@cityguide/api/client';
import type { MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig } from '@cityguide/site-config';
import { type CityguideStore, createStore, type KeyValueStorage } from '@cityguide/store';
import { setupServer } from 'msw/node';

const API = 'http://localhost/api/v2/';

/** Storage of a browser that keeps nothing, so that the server is always asked who the visitor is. */
const forgetfulStorage: KeyValueStorage = {
  read: async () => undefined,
  write: async () => true,
  remove: async () => undefined,
  clearAllBut: async () => undefined,
  remembers: async () => false,
};

/** A real store with this backend behind it. */
export function openStore(backend: MockBackend): { store: CityguideStore; close(): void } {
  const server = setupServer(...backend.handlers(API));
  server.listen({ onUnhandledRequest: 'error' });
  const store = createStore({
    api: createApiClient({ baseUrl: API }),
    site: defaultSiteConfig,
    storage: forgetfulStorage,
    now: Date.now,
    page: { url: () => new URL(location.href), go: jest.fn(), reload: jest.fn() },
    channel: { post: () => undefined, listen: () => () => undefined },
    announce: () => undefined,
  });
  store.start();
  return {
    store,
    close() {
      store.stop();
      server.close();
    },
  };
}
