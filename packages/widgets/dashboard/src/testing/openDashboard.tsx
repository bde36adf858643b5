import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { openStore } from '@cityguide/store/testing';
import { renderWidget } from '@cityguide/widget-kit/react';
import { mountWidget } from '@cityguide/widget-kit/runtime';
import { act, configure, screen, within } from '@testing-library/react';
import widget from '../widget';

// Longer than the default, for a busy machine.
configure({ asyncUtilTimeout: 4000 });

let closePage: (() => void) | undefined;

/** For `afterEach`: unmounts the dashboard. */
export function closeDashboard(): void {
  closePage?.();
  closePage = undefined;
}

interface DashboardOptions {
  isMember?: boolean;
  /** The hash of the URL, such as `#/favourites/`. */
  hash?: string;
  site?: Partial<SiteConfig>;
  /** Runs before the first request. */
  prepare?(backend: MockBackend): void;
}

/** The dashboard's page, with a real store, the real renderer and a mock backend. */
export async function openDashboard({
  isMember = true,
  hash = '',
  site = {},
  prepare,
}: DashboardOptions = {}) {
  history.replaceState(null, '', `/accounts/dashboard${hash}`);
  document.title = 'Your dashboard | Cityguide';
  Element.prototype.scrollIntoView = jest.fn();
  const backend = createMockBackend({ isMember });
  prepare?.(backend);
  const { store, announce, close } = openStore(backend, { ...defaultSiteConfig, ...site });
  document.body.innerHTML = '<div data-widget="dashboard"><p>From the CMS</p></div>';
  const element = document.body.firstElementChild as HTMLElement;
  const report = jest.fn();
  const mounted = await act(async () =>
    mountWidget({ element, widget, render: renderWidget, store, report }),
  );
  closePage = () => {
    act(() => mounted.unmount());
    close();
  };
  const calls = (method: string, path: string) =>
    backend.calls.filter((call) => call.method === method && call.path === path);
  return { backend, store, announce, report, calls };
}

/** Follows a link of the menu or the page's navigation as the browser does: by the hash. */
export async function goTo(hash: string): Promise<void> {
  await act(async () => {
    history.pushState(null, '', hash);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

/** Saves the first `count` listings for the sample member; the last one is the newest. */
export function saveListings(
  { member, state }: MockBackend,
  group: 'favourites' | 'todos' | 'ratings',
  {
    count,
    value,
    createdMs = Date.now() - 3 * 86_400_000,
  }: { count: number; value?: number; createdMs?: number },
): string[] {
  const listings = state.listings.slice(0, count);
  for (const { id } of listings)
    member.saved[group].unshift({ id: state.nextSavedId(), objectId: id, createdMs, value });
  return listings.map(({ name }) => name).reverse();
}

export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const rowNames = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
export const menu = () => within(screen.getByRole('navigation', { name: 'Your dashboard' }));
