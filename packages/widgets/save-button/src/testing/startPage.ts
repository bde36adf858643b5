import type { MockBackend } from '@cityguide/api/mocks';
import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import { openStore, type OpenedStore } from '@cityguide/store/testing';
import { enhanceMany } from '@cityguide/widget-kit/runtime';
import widget from '../widget';

export interface TestPage extends Pick<OpenedStore, 'store' | 'announce'> {
  /** Invalid attributes, as the embed script would report them. */
  issues: object[];
  /** Enhances the mount points of the page's HTML. */
  enhanceAll(): Promise<void>;
  remove(element: HTMLElement): void;
  stop(): void;
}

/** A page with this HTML, a real store and a mock backend. */
export function startPage(
  html: string,
  { backend, site = {} }: { backend: MockBackend; site?: Partial<SiteConfig> },
): TestPage {
  document.body.innerHTML = html;
  const config = { ...defaultSiteConfig, ...site };
  const { store, announce, close } = openStore(backend, config);
  let rest = () => undefined as void;
  const issues: object[] = [];
  const report = (issue: object) => void issues.push(issue);
  const many = enhanceMany({ widget, store, site: config, report, onRest: () => rest() });
  return {
    store,
    announce,
    issues,
    enhanceAll: () =>
      new Promise((resolve) => {
        rest = resolve;
        many.add([...document.querySelectorAll<HTMLElement>('[data-widget="save-button"]')]);
      }),
    remove: (element) => many.remove(element),
    stop() {
      many.stop();
      close();
    },
  };
}
