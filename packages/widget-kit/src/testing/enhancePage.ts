import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import { enhanceMany, type EnhanceRequest } from '../enhance/enhanceMany';

interface EnhancePageOrder {
  html: string;
  store: CityguideStore;
  site?: Partial<SiteConfig>;
}

/** Puts this HTML into the page and takes on its mount points; resolves when all of them are settled. */
export async function enhancePage(
  widget: EnhanceRequest['widget'],
  { html, store, site = {} }: EnhancePageOrder,
) {
  document.body.innerHTML = html;
  /** What the page wrote wrongly, as the embed script would report it. */
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
    many.add([...document.querySelectorAll<HTMLElement>(`[data-widget="${widget.definition.name}"]`)]);
  });
  return { faults, errors, remove: many.remove, stop: many.stop };
}
