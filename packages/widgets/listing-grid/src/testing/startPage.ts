import { createApiClient } from '@cityguide/api/client';
import type { MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { createStore, type CityguideStore } from '@cityguide/store';
import { createFakeStorage } from '@cityguide/store/testing';
import { renderWidget } from '@cityguide/widget-kit/react';
import { mountWidget } from '@cityguide/widget-kit/runtime';
import { act } from '@testing-library/react';
import { setupServer } from 'msw/node';
import widget from '../widget';

export interface TestPage {
  store: CityguideStore;
  /** Invalid attributes, as the embed script would report them. */
  issues: object[];
  stop(): void;
}

export interface TestPageSettings {
  backend: MockBackend;
  site?: Partial<SiteConfig>;
  /** Attributes of the mount point. */
  attributes?: string;
  /** What the CMS rendered inside it. */
  content?: string;
}

/** A page with one grid, mounted as on a real page: real store, real renderer, mock backend. */
export async function startPage({
  backend,
  site = {},
  attributes = '',
  content = '',
}: TestPageSettings): Promise<TestPage> {
  const server = setupServer(...backend.handlers('http://localhost/api/v2/'));
  server.listen({ onUnhandledRequest: 'bypass' });
  document.body.innerHTML = `<div data-widget="listing-grid" ${attributes}>${content}</div>`;
  const element = document.querySelector<HTMLElement>('[data-widget]');
  if (!element) throw new Error('The page has no mount point.');
  const store = createStore({
    api: createApiClient({ baseUrl: 'http://localhost/api/v2/' }),
    site: { ...defaultSiteConfig, ...site },
    // Stores nothing, so that the server is always asked who the visitor is.
    storage: createFakeStorage({}, { isMemory: true }),
    now: Date.now,
    page: { url: () => new URL(location.href), assign: jest.fn(), reload: jest.fn() },
    channel: { post: () => undefined, listen: () => () => undefined },
    announce: () => undefined,
    report: () => undefined,
  });
  store.start();
  const issues: object[] = [];
  const onFail = (error: unknown) => issues.push({ error });
  const mounted = await act(async () =>
    mountWidget({
      element,
      widget,
      render: renderWidget,
      store,
      report: (issue) => issues.push(issue),
      onFail,
    }),
  );
  return {
    store,
    issues,
    stop() {
      act(() => mounted.unmount());
      store.stop();
      server.close();
    },
  };
}
