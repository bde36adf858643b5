import type { MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { enhanceMany } from '@cityguide/widget-kit/runtime';
import { openStore } from './openStore';
import widget from '../widget';

/** A page with this HTML, a real store and a backend behind it; its mount points are taken on. */
export async function startPage(html: string, backend: MockBackend, site: Partial<SiteConfig> = {}) {
  document.body.innerHTML = html;
  const { store, announce, close } = openStore(backend);
  const faults: object[] = [];
  const errors: unknown[] = [];
  let rest = () => undefined as void;
  const many = enhanceMany({
    widget,
    store,
    site: { ...defaultSiteConfig, ...site },
    report: (fault) => void faults.push(fault),
    onFail: (_element, error) => void errors.push(error),
    onRest: () => rest(),
  });
  await new Promise<void>((resolve) => {
    rest = resolve;
    many.add([...document.querySelectorAll<HTMLElement>('[data-widget="bookmark"]')]);
  });
  await store.session.whenKnown();
  return {
    store,
    announce,
    faults,
    errors,
    remove: (element: HTMLElement) => many.remove(element),
    stop() {
      many.stop();
      close();
    },
  };
}

export type TestPage = Awaited<ReturnType<typeof startPage>>;
