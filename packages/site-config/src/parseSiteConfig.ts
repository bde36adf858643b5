import {
  checkChoice,
  checkFlag,
  checkInteger,
  checkList,
  checkObject,
  checkRecord,
  checkText,
  checkValue,
  reportIssue,
  rootPath,
  type Check,
  type ReportConfigIssue,
} from './checks';
import { checkLinks } from './checkLinks';
import { defaultSiteConfig } from './defaultSiteConfig';
import {
  adProviders,
  brands,
  dashboardLists,
  languages,
  menuEntries,
  newsMenu,
  sections,
  socialNetworks,
} from './names';
import type { SiteConfig } from './SiteConfig';

/** The same check for each of a set of names. */
const each = <K extends string, V>(names: readonly K[], check: Check<V>) =>
  Object.fromEntries(names.map((name) => [name, check])) as Record<K, Check<V>>;

const webAddress = /^https?:\/\/[^\s/]+\S*$/i;
const checkWebAddress = checkText<string | undefined>('an address with http:// or https://', webAddress);
/** The site's own feed is a path on it. */
const checkFeed = checkText<string | undefined>(
  'an own path or an address with http:// or https://',
  /^(?:https?:\/\/\S+|\/(?![/\\])\S*)$/i,
);
/** A base URL that widgets fetch from: never another scheme, never `//host`. */
const checkBase = checkText(
  "an own path or an address with https://, ending in '/'",
  /^(https?:\/\/[^\s/]+)?\/(?![/\\])(\S*\/)?$/i,
);
const checkAnyTimeZone: Check<string> = checkValue("an IANA time zone as in 'America/Toronto'", (found) => {
  try {
    return typeof found === 'string' && !!new Intl.DateTimeFormat('en', { timeZone: found });
  } catch {
    return false;
  }
});
/** The default is known to be valid: making a browser look it up costs 20 ms, and four times that on a phone. */
const checkTimeZone: Check<string> = (found, context) =>
  found === context.fallback ? context.fallback : checkAnyTimeZone(found, context);

/** Only Prebid can validate the lists' contents. */
const checkBidders = checkValue<SiteConfig['ads']['bidders']>(
  'an object with a list of bidders for each slot',
  (found) => typeof found === 'object' && !!found && Object.values(found).every(Array.isArray),
);

const checkSite = checkObject<SiteConfig>({
  brand: checkChoice(brands),
  name: checkText(),
  city: checkObject<SiteConfig['city']>({
    name: checkText(),
    slug: checkText('small letters, digits and hyphens', /^[a-z0-9]+(-[a-z0-9]+)*$/),
  }),
  timeZone: checkTimeZone,
  startYear: checkInteger(1900, 2100),
  languages: checkList(languages),
  sections: checkObject<SiteConfig['sections']>(each(sections, checkFlag)),
  menu: checkList(menuEntries),
  apiBase: checkBase,
  imageServer: checkBase,
  mapTiles: checkObject<SiteConfig['mapTiles']>({
    urlTemplate: checkText(
      'an address with {z}, {x} and {y}',
      /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(https?:\/\/[^\s/]+)?\/(?![/\\])\S*$/i,
    ),
    attribution: checkText(),
    minZoom: checkInteger(0, 22),
    maxZoom: checkInteger(0, 22),
  }),
  appLinks: checkObject<SiteConfig['appLinks']>({ masthead: checkWebAddress, iphoneApp: checkWebAddress }),
  social: checkObject<SiteConfig['social']>({ ...each(socialNetworks, checkWebAddress), rss: checkFeed }),
  patioGuideUrl: checkWebAddress,
  foodSafetyUrlTemplate: checkText<string | undefined>(
    'an http(s) address with {id}',
    /^https?:\/\/[^\s/]+\/\S*\{id\}\S*$/i,
  ),
  links: checkLinks,
  ads: checkObject<SiteConfig['ads']>({
    provider: checkChoice(adProviders),
    slots: checkRecord(checkText()),
    needsConsent: checkFlag,
    headerBidding: checkFlag,
    tagScript: checkWebAddress,
    prebidScript: checkWebAddress,
    bidders: checkBidders,
  }),
  darkMode: checkFlag,
  rootFontSizePx: checkValue(
    'a number from 4 to 64',
    (found) => typeof found === 'number' && found >= 4 && found <= 64,
  ),
  emptyWords: checkObject<SiteConfig['emptyWords']>(each(dashboardLists, checkText())),
});

/**
 * Parses a site's configuration from JSON, parsed or as text. Every wrong value is reported once with its path in the
 * JSON and replaced by that property's default, so that a mistake in one line never removes a page's widgets (SITE-4).
 * Never throws.
 * @param defaults for everything that the JSON does not say
 */
export function parseSiteConfig(
  json: unknown,
  report: ReportConfigIssue,
  defaults: SiteConfig = defaultSiteConfig,
): SiteConfig {
  const found = typeof json === 'string' ? parseText(json, report) : json;
  const config = checkSite(found, { path: rootPath, fallback: defaults, report });
  // The menu's default depends on the brand, which is only known now.
  if (config.brand === 'news' && config.menu === defaultSiteConfig.menu) config.menu = newsMenu;
  if (config.mapTiles.minZoom > config.mapTiles.maxZoom) {
    reportIssue(report, {
      path: 'mapTiles.minZoom',
      found: config.mapTiles.minZoom,
      allowed: `at most mapTiles.maxZoom (${config.mapTiles.maxZoom})`,
    });
    const { minZoom, maxZoom } = defaults.mapTiles;
    config.mapTiles = { ...config.mapTiles, minZoom, maxZoom };
  }
  if (config.sections.patioGuide && !config.patioGuideUrl) {
    reportIssue(report, {
      path: 'patioGuideUrl',
      found: config.patioGuideUrl,
      allowed: 'an address with http:// or https:// where sections.patioGuide is true',
    });
    config.sections = { ...config.sections, patioGuide: false };
  }
  return config;
}

function parseText(text: string, report: ReportConfigIssue): unknown {
  try {
    return JSON.parse(text);
  } catch {
    reportIssue(report, { path: rootPath, found: text, allowed: 'valid JSON' });
    return undefined;
  }
}
