import { createApiClient } from '@cityguide/api/client';
import type { MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { createStore } from '@cityguide/store';
import { createFakeStorage } from '@cityguide/store/testing';
import { enhanceMany } from '@cityguide/widget-kit/runtime';
import { setupServer } from 'msw/node';
import widget from '../widget';

export interface TestPage {
  store: ReturnType<typeof createStore>;
  announce: jest.Mock<void, [string]>;
  /** What the page wrote wrongly, as the embed script would report it. */
  faults: object[];
  /** Takes on the mount points of the page's HTML. */
  enhanceAll(): Promise<void>;
  remove(element: HTMLElement): void;
  stop(): void;
}

/** A page with this HTML, a real store and a backend behind it. */
export function startPage(
  html: string,
  { backend, site = {} }: { backend: MockBackend; site?: Partial<SiteConfig> },
): TestPage {
  const server = setupServer(...backend.handlers('http://localhost/api/v2/'));
  server.listen({ onUnhandledRequest: 'error' });
  document.body.innerHTML = html;
  const announce = jest.fn();
  const config = { ...defaultSiteConfig, ...site };
  const store = createStore({
    api: createApiClient({ baseUrl: 'http://localhost/api/v2/' }),
    site: config,
    // Keeps nothing, so that the server is always asked who the visitor is.
    storage: createFakeStorage({}, { isMemory: true }),
    now: Date.now,
    page: { url: () => new URL(location.href), go: jest.fn(), reload: jest.fn() },
    channel: { post: () => undefined, listen: () => () => undefined },
    announce,
    report: () => undefined,
  });
  store.start();
  let rest = () => undefined as void;
  const faults: object[] = [];
  const report = (fault: object) => void faults.push(fault);
  const many = enhanceMany({ widget, store, site: config, report, onRest: () => rest() });
  return {
    store,
    announce,
    faults,
    enhanceAll: () =>
      new Promise((resolve) => {
        rest = resolve;
        many.add([...document.querySelectorAll<HTMLElement>('[data-widget="save-button"]')]);
      }),
    remove: (element) => many.remove(element),
    stop() {
      many.stop();
      store.stop();
      server.close();
    },
  };
}
