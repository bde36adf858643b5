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
import { installMatchMedia, setScreenWidth } from './setScreenWidth';

// Longer than the default, for a busy machine.
configure({ asyncUtilTimeout: 4000 });

export const server = setupServer();

interface BarOptions {
  site?: Partial<SiteConfig>;
  data?: NavbarData;
  isMember?: boolean;
  widthPx?: number;
  /** If false, it stays unknown who the visitor is. */
  isKnown?: boolean;
}

/** A page with the bar and a mock backend. */
export async function openBar({
  site,
  data,
  isMember = false,
  widthPx = 1280,
  isKnown = true,
}: BarOptions = {}) {
  const backend = createMockBackend({ isMember });
  const baseUrl = `${location.origin}/api/v2/`;
  server.use(...backend.handlers(baseUrl));
  installMatchMedia();
  installPointerEvents();
  setScreenWidth(widthPx);
  const store = createStore({
    api: createApiClient({ baseUrl }),
    site: { ...defaultSiteConfig, ...site },
    // Stores nothing, so that the server is always asked who the visitor is.
    storage: createFakeStorage({}, { isMemory: true }),
    now: Date.now,
    page: { url: () => new URL(location.href), assign: jest.fn(), reload: jest.fn() },
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
