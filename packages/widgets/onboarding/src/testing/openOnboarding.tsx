import { createMockBackend, type MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { renderWidget } from '@cityguide/widget-kit/react';
import { mountWidget } from '@cityguide/widget-kit/runtime';
import { act, configure, screen } from '@testing-library/react';
import { openStore } from '@cityguide/store/testing';
import widget from '../widget';

// Longer than the default, for a busy machine.
configure({ asyncUtilTimeout: 4000 });

let closePage: (() => void) | undefined;

/** For `afterEach`: unmounts the onboarding. */
export function closeOnboarding(): void {
  closePage?.();
  closePage = undefined;
}

interface OnboardingOptions {
  isMember?: boolean;
  /** The URL of the page, with its query. */
  address?: string;
  site?: Partial<SiteConfig>;
  /** JSON inside the mount point. */
  data?: object;
  /** Runs before the first request. */
  prepare?(backend: MockBackend): void;
}

/** The onboarding page of a new member, with a real store, the real renderer and a mock backend. */
export async function openOnboarding({
  isMember = true,
  address = '/accounts/onboarding?next=%2Fplaces%2Fx%2F%3Fa%3D1',
  site = {},
  data,
  prepare,
}: OnboardingOptions = {}) {
  history.replaceState(null, '', address);
  const backend = createMockBackend({ isMember });
  backend.member.profile.full_name = null;
  prepare?.(backend);
  const { store, close } = openStore(backend, { ...defaultSiteConfig, ...site });
  const json = data ? `<script type="application/json">${JSON.stringify(data)}</script>` : '';
  document.body.innerHTML = `<div data-widget="onboarding"><form>From the CMS</form>${json}</div>`;
  const element = document.body.firstElementChild as HTMLElement;
  const report = jest.fn();
  const followedLinks: string[] = [];
  /** Records where a followed link leads, without leaving the page. */
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    followedLinks.push(link.getAttribute('href') ?? '');
  };
  document.addEventListener('click', follow);
  const mounted = await act(async () =>
    mountWidget({ element, widget, render: renderWidget, store, report }),
  );
  closePage = () => {
    act(() => mounted.unmount());
    document.removeEventListener('click', follow);
    close();
  };
  const sent = (method: string, path: string) =>
    backend.calls.filter((call) => call.method === method && call.path === path).map(({ body }) => body);
  return { backend, store, report, followedLinks, sent };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const whenHeading = (name: string) => screen.findByRole('heading', { name });
