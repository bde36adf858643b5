import { createApiClient } from '@cityguide/api/client';
import type { MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig } from '@cityguide/site-config';
import { type CityguideStore, createStore } from '@cityguide/store';
import { createFakeStorage } from '@cityguide/store/testing';
import { setupServer } from 'msw/node';

const API = 'http://localhost/api/v2/';

/** A real store with this backend behind it. */
export function openStore(backend: MockBackend): {
  store: CityguideStore;
  announce: jest.Mock<void, [string]>;
  close(): void;
} {
  const server = setupServer(...backend.handlers(API));
  server.listen({ onUnhandledRequest: 'error' });
  const announce = jest.fn<void, [string]>();
  const store = createStore({
    api: createApiClient({ baseUrl: API }),
    site: defaultSiteConfig,
    // Keeps nothing, so that the server is always asked who the visitor is.
    storage: createFakeStorage({}, { isMemory: true }),
    now: Date.now,
    page: { url: () => new URL(location.href), go: jest.fn(), reload: jest.fn() },
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
