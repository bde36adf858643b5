import { type Brand, parseSiteConfig, type SiteConfig } from '@cityguide/site-config';
import guide from '@cityguide/sites/guide/site.json';
import news from '@cityguide/sites/news/site.json';
import type { LanguageChoice } from '../state/SandboxState';

const SITES: Record<Brand, unknown> = { guide, news };

/** The configuration of the brand's site, in another language if one is chosen. */
export function readSite(brand: Brand, language: LanguageChoice = 'own'): SiteConfig {
  const site = parseSiteConfig(SITES[brand], () => undefined);
  return language === 'own' ? site : { ...site, languages: [language] };
}
