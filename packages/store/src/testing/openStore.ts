import { createApiClient } from '@cityguide/api/client';
import type { MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { setupServer } from 'msw/node';
import type { CityguideStore } from '../CityguideStore';
import { createStore } from '../createStore';
import { createFakeStorage } from './createFakeStorage';

const API = 'http://localhost/api/v2/';

export interface OpenedStore {
  store: CityguideStore;
  announce: jest.Mock<void, [string]>;
  close(): void;
}

/** A real store with this backend behind it, on the page that is open. */
export function openStore(backend: MockBackend, site: SiteConfig = defaultSiteConfig): OpenedStore {
  const server = setupServer(...backend.handlers(API));
  server.listen({ onUnhandledRequest: 'error' });
  const announce = jest.fn<void, [string]>();
  const store = createStore({
    api: createApiClient({ baseUrl: API }),
    site,
    // Not persistent, so that the server is always asked for the session.
    storage: createFakeStorage({}, { isMemory: true }),
    now: Date.now,
    page: { url: () => new URL(location.href), assign: jest.fn(), reload: jest.fn() },
    channel: { post: () => undefined, listen: () => () => undefined },
    announce,
    report: () => undefined,
  });
  store.start();
  return {
    store,
    announce,
    close() {
      store.stop();
      server.close();
    },
  };
}
