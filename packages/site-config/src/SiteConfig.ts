import type { LinkTargets } from './linkNames';
import type { AdProvider, Brand, DashboardList, Language, MenuEntry, Section, SocialNetwork } from './names';

/**
 * The configuration of one site (SITE-1 to SITE-3). Read from `site.json` or from the page, checked by
 * `parseSiteConfig`.
 */
export interface SiteConfig {
  brand: Brand;
  /** The site's name, as in 'Log in to …' and page titles. */
  name: string;
  city: { name: string; slug: string };
  /** IANA name. Session times and exact times are formatted in it. */
  timeZone: string;
  /** Year of the first archive page. */
  startYear: number;
  /** The first is the site's own language. */
  languages: readonly Language[];
  sections: Readonly<Record<Section, boolean>>;
  /** Menu entries in order; `listMenuEntries` leaves out those whose section is off. */
  menu: readonly MenuEntry[];
  /** Own path or http(s) URL, ends in a slash. */
  apiBase: string;
  /** Own path or http(s) URL that image paths are resolved against. */
  imageServer: string;
  mapTiles: { urlTemplate: string; attribution: string; minZoom: number; maxZoom: number };
  /** Links in the menu's footer that not every site has. */
  appLinks: { masthead?: string; iphoneApp?: string };
  social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** The patio guide is another site. */
  patioGuideUrl?: string;
  /** URL of an inspection report with `{id}` for the establishment. */
  foodSafetyUrlTemplate?: string;
  /** Where widgets link to, if not to Cityguide's own pages (ANY-10). */
  links: LinkTargets;
  ads: AdsConfig;
  /** Whether the CMS's own page can be dark too. */
  darkMode: boolean;
  /** `font-size` of the page's root element; widgets never assume 16. */
  rootFontSizePx: number;
  /** The text of each empty dashboard page. */
  emptyWords: Readonly<Record<DashboardList, string>>;
}

export interface AdsConfig {
  provider: AdProvider;
  /**
   * Slot name → the provider's unit path. A slot that is not listed here shows no ad: a site without slots has none.
   */
  slots: Readonly<Record<string, string>>;
  /** Whether to send no ad request before the visitor's consent (ADS-5). */
  needsConsent: boolean;
  /** Whether an auction precedes each ad request of the Google Publisher Tag. */
  headerBidding: boolean;
  /** URL of the Google Publisher Tag, if not Google's own. */
  tagScript?: string;
  /** URL of the site's own Prebid.js; absent if the page loads it. */
  prebidScript?: string;
  /** Slot name → its bidders, in Prebid's format. */
  bidders?: Readonly<Record<string, readonly Bidder[]>>;
}

/** One entry of `bids` in an ad unit of Prebid. */
export interface Bidder {
  bidder: string;
  params: Readonly<Record<string, unknown>>;
}
