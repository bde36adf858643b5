import { act, configure, render, screen } from '@testing-library/react';
import { createApiClient } from '@cityguide/api/client';
import { createMockBackend } from '@cityguide/api/mocks';
import type { MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig } from '@cityguide/site-config';
import type { SiteConfig } from '@cityguide/site-config';
import { createStore } from '@cityguide/store';
import type { Caller } from '@cityguide/store';
import { StoreProvider } from '@cityguide/store/react';
import { createFakeStorage } from '@cityguide/store/testing';
import { setupServer } from 'msw/node';
import { Account } from '../Account';

// A busy machine takes its time; a test that fails still fails.
configure({ asyncUtilTimeout: 4000 });

export const server = setupServer();

interface PageSettings {
  address?: string;
  isMember?: boolean;
  site?: Partial<SiteConfig>;
  /** Sees the backend before the page asks it anything. */
  prepare?(backend: MockBackend): void;
}

/** A page with the account widget on it, in front of a backend that keeps the API's rules; a guest's unless told otherwise. */
export async function openPage({
  address = 'https://city.example/places/x/?a=1',
  isMember = false,
  site,
  prepare,
}: PageSettings = {}) {
  const backend = createMockBackend({ isMember });
  prepare?.(backend);
  const baseUrl = `${location.origin}/api/v2/`;
  server.use(...backend.handlers(baseUrl));
  let url = new URL(address);
  const page = {
    url: () => url,
    go: jest.fn<void, [string]>(),
    reload: jest.fn<void, []>(),
    replace: (path: string) => void (url = new URL(path, url)),
  };
  const store = createStore({
    api: createApiClient({ baseUrl }),
    site: { ...defaultSiteConfig, ...site },
    // Where nothing is kept the server is always asked who the visitor is.
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

/** The same with the log-in dialog open. */
export async function openLogin(caller?: Caller) {
  const opened = await openPage();
  const opener = screen.getByRole('button', { name: 'Your account' });
  opener.focus();
  act(() => opened.store.login.displayLogin(caller));
  const dialog = await screen.findByRole('dialog', { name: 'Log in or Sign up' });
  return { ...opened, dialog, opener };
}
