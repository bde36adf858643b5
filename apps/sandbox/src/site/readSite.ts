import { type Brand, parseSiteConfig, type SiteConfig } from '@cityguide/site-config';
import guide from '@cityguide/sites/guide/site.json';
import news from '@cityguide/sites/news/site.json';

const SITES: Record<Brand, unknown> = { guide, news };

/** The configuration of the brand's site. */
export function readSite(brand: Brand): SiteConfig {
  return parseSiteConfig(SITES[brand], () => undefined);
}
