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
export function createSiteDefaults(site: SiteConfig): object {
  return findChanges(
    Object.fromEntries(NAMES.map((name) => [name, site[name]])),
    Object.fromEntries(NAMES.map((name) => [name, defaultSiteConfig[name]])),
  );
}

type Values = Readonly<Record<string, unknown>>;

function findChanges(values: Values, defaults: Values): Values {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(defaults[name]),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => {
      const fallback = defaults[name];
      return [name, isRecord(value) && isRecord(fallback) ? findChanges(value, fallback) : value];
    }),
  );
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
