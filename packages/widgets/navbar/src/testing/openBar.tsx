import { act, configure, render } from '@testing-library/react';
import { createApiClient } from '@cityguide/api/client';
import { createMockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig } from '@cityguide/site-config';
import type { SiteConfig } from '@cityguide/site-config';
import { createStore } from '@cityguide/store';
import { StoreProvider } from '@cityguide/store/react';
import { createFakeStorage } from '@cityguide/store/testing';
import { setupServer } from 'msw/node';
import type { NavbarData } from '../definition';
import { Navbar } from '../Navbar';
import { installPointerEvents } from './installPointerEvents';
import { installScreen, setScreenWidth } from './setScreenWidth';

// A busy machine takes its time; a test that fails still fails.
configure({ asyncUtilTimeout: 4000 });

export const server = setupServer();

interface BarSettings {
  site?: Partial<SiteConfig>;
  data?: NavbarData;
  isMember?: boolean;
  widthPx?: number;
  /** False: who the visitor is stays open. */
  isKnown?: boolean;
}

/** A page with the bar on it, in front of a backend that keeps the API's rules. */
export async function openBar({
  site,
  data,
  isMember = false,
  widthPx = 1280,
  isKnown = true,
}: BarSettings = {}) {
  const backend = createMockBackend({ isMember });
  const baseUrl = `${location.origin}/api/v2/`;
  server.use(...backend.handlers(baseUrl));
  installScreen();
  installPointerEvents();
  setScreenWidth(widthPx);
  const store = createStore({
    api: createApiClient({ baseUrl }),
    site: { ...defaultSiteConfig, ...site },
    // Keeps nothing, so that the server is always asked who the visitor is.
    storage: createFakeStorage({}, { isMemory: true }),
    now: Date.now,
    page: { url: () => new URL(location.href), go: jest.fn(), reload: jest.fn() },
    channel: { post: () => undefined, listen: () => () => undefined },
    announce: () => undefined,
    report: () => undefined,
  });
  if (isKnown) {
    store.start();
    await store.session.whenKnown();
  }
  const rendered = render(
    <StoreProvider store={store}>
      <Navbar options={{}} data={data} />
      <main>
        <button>Something on the page</button>
      </main>
    </StoreProvider>,
  );
  const resize = (px: number) => act(() => setScreenWidth(px));
  return { ...rendered, store, backend, resize };
}
