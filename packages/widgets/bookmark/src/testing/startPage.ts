import type { MockBackend } from '@cityguide/api/mocks';
import type { SiteConfig } from '@cityguide/site-config';
import { openStore } from '@cityguide/store/testing';
import { enhancePage } from '@cityguide/widget-kit/testing';
import widget from '../widget';

/** A page with this HTML, a real store and a mock backend; its mount points are enhanced. */
export async function startPage(html: string, backend: MockBackend, site: Partial<SiteConfig> = {}) {
  const { store, announce, close } = openStore(backend);
  const { faults: issues, errors, remove, stop } = await enhancePage(widget, { html, store, site });
  await store.session.whenKnown();
  return {
    store,
    announce,
    issues,
    errors,
    remove,
    stop() {
      stop();
      close();
    },
  };
}

export type TestPage = Awaited<ReturnType<typeof startPage>>;
