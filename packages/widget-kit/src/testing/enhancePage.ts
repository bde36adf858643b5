import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';
import type { CityguideStore } from '@cityguide/store';
import { enhanceMany, type EnhanceManyOptions } from '../enhance/enhanceMany';

interface EnhancePageOptions {
  html: string;
  store: CityguideStore;
  site?: Partial<SiteConfig>;
}

/** Puts this HTML into the page and enhances its mount points; resolves when all of them are settled. */
export async function enhancePage(
  widget: EnhanceManyOptions['widget'],
  { html, store, site = {} }: EnhancePageOptions,
) {
  document.body.innerHTML = html;
  /** Mistakes in the page's markup, as the embed script would report them. */
  const issues: object[] = [];
  const errors: unknown[] = [];
  let rest = () => undefined as void;
  const many = enhanceMany({
    widget,
    store,
    site: { ...defaultSiteConfig, ...site },
    report: (issue) => void issues.push(issue),
    onFail: (_element, error) => void errors.push(error),
    onRest: () => rest(),
  });
  await new Promise<void>((resolve) => {
    rest = resolve;
    many.add([...document.querySelectorAll<HTMLElement>(`[data-widget="${widget.definition.name}"]`)]);
  });
  return { issues, errors, remove: many.remove, stop: many.stop };
}
