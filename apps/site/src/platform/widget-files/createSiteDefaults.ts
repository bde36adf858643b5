import { defaultSiteConfig, type SiteConfig } from '@cityguide/site-config';

/** What a page that has no configuration of its own must know of the site. Menus, links and ads are the page's to configure. */
const NAMES = [
  'brand',
  'name',
  'city',
  'timeZone',
  'languages',
  'sections',
  'patioGuideUrl',
  'imageServer',
  'mapTiles',
] as const satisfies readonly (keyof SiteConfig)[];

/**
 * The part of the site's configuration that comes with the embed script, for pages elsewhere that configure nothing (ANY-9).
 * What equals the default is left out, as every page loads it.
 */
export function createSiteDefaults(site: SiteConfig): Partial<SiteConfig> {
  const changed = NAMES.filter(
    (name) => JSON.stringify(site[name]) !== JSON.stringify(defaultSiteConfig[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, site[name]]));
}
