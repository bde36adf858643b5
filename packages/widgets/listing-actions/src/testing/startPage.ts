import type { MockBackend } from '@cityguide/api/mocks';
import type { SiteConfig } from '@cityguide/site-config';
import { openStore } from '@cityguide/store/testing';
import { enhancePage } from '@cityguide/widget-kit/testing';
import widget from '../widget';

/** A page with this HTML, a real store and a backend behind it; its mount points are taken on. */
export async function startPage(html: string, backend: MockBackend, site: Partial<SiteConfig> = {}) {
  const { store, announce, close } = openStore(backend);
  const { faults, errors, remove, stop } = await enhancePage(widget, { html, store, site });
  await store.session.whenKnown();
  return {
    store,
    announce,
    faults,
    errors,
    remove,
    stop() {
      stop();
      close();
    },
  };
}

export type TestPage = Awaited<ReturnType<typeof startPage>>;
