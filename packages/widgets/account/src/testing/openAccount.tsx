import { act, configure, render, screen } from '@testing-library/react';
import { createApiClient } from '@cityguide/api/client';
import { createMockBackend } from '@cityguide/api/mocks';
import type { MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig } from '@cityguide/site-config';
import type { SiteConfig } from '@cityguide/site-config';
import { createStore } from '@cityguide/store';
import type { DisplayLoginOptions } from '@cityguide/store';
import { StoreProvider } from '@cityguide/store/react';
import { createFakeStorage } from '@cityguide/store/testing';
import { setupServer } from 'msw/node';
import { Account } from '../Account';

// Longer than the default, for a busy machine.
configure({ asyncUtilTimeout: 4000 });

export const server = setupServer();

interface PageOptions {
  address?: string;
  isMember?: boolean;
  site?: Partial<SiteConfig>;
  /** Gets the backend before the page sends any request. */
  prepare?(backend: MockBackend): void;
}

/** A page with the account widget and a mock backend; the visitor is a guest unless `isMember` is set. */
export async function openPage({
  address = 'https://city.example/places/x/?a=1',
  isMember = false,
  site,
  prepare,
}: PageOptions = {}) {
  const backend = createMockBackend({ isMember });
  prepare?.(backend);
  const baseUrl = `${location.origin}/api/v2/`;
  server.use(...backend.handlers(baseUrl));
  let url = new URL(address);
  const page = {
    url: () => url,
    assign: jest.fn<void, [string]>(),
    reload: jest.fn<void, []>(),
    replace: (path: string) => void (url = new URL(path, url)),
  };
  const store = createStore({
    api: createApiClient({ baseUrl }),
    site: { ...defaultSiteConfig, ...site },
    // With empty storage the store always asks the server who the visitor is.
    storage: createFakeStorage({}, { isMemory: isMember }),
    now: Date.now,
    page,
    channel: { post: () => undefined, listen: () => () => undefined },
    announce: jest.fn(),
    report: () => undefined,
  });
  store.start();
  await store.session.whenKnown();
  render(
    <StoreProvider store={store}>
      <button onClick={() => store.login.displayLogin()}>Your account</button>
      <button onClick={() => store.login.displayChangePassword()}>Change</button>
      <Account />
    </StoreProvider>,
  );
  const sent = (path: string) => backend.calls.filter((call) => call.path === path);
  return { store, backend, page, sent };
}

/** Opens the page with the log-in dialog open. */
export async function openLogin(intent?: DisplayLoginOptions) {
  const opened = await openPage();
  const opener = screen.getByRole('button', { name: 'Your account' });
  opener.focus();
  act(() => opened.store.login.displayLogin(intent));
  const dialog = await screen.findByRole('dialog', { name: 'Log in or Sign up' });
  return { ...opened, dialog, opener };
}
