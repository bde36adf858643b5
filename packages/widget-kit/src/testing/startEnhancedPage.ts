import type { SiteConfig } from '@cityguide/site-config';
import { openStore } from '@cityguide/store/testing';
import type { EnhanceManyOptions } from '../enhance/enhanceMany';
import { enhancePage } from './enhancePage';

type MockBackend = Parameters<typeof openStore>[0];

/** A page with this HTML, a real store and a mock backend, as soon as its mount points are enhanced and the visitor is known. */
export async function startEnhancedPage(
  widget: EnhanceManyOptions['widget'],
  { html, backend, site = {} }: { html: string; backend: MockBackend; site?: Partial<SiteConfig> },
) {
  const { store, announce, close } = openStore(backend);
  const { stop, ...page } = await enhancePage(widget, { html, store, site });
  await store.session.whenKnown();
  return {
    ...page,
    store,
    announce,
    stop() {
      stop();
      close();
    },
  };
}

export type EnhancedPage = Awaited<ReturnType<typeof startEnhancedPage>>;
