import type { AdProvider, Brand, DashboardList, Language, MenuEntry, Section, SocialNetwork } from './names';

/** Which site this is (SITE-1 to SITE-3). Read from `site.json` or from the page, checked by `parseSiteConfig`. */
export interface SiteConfig {
  brand: Brand;
  /** The site's name, as in 'Log in to …' and page titles. */
  name: string;
  city: { name: string; slug: string };
  /** IANA name. Session moments and exact times are told in it. */
  timeZone: string;
  /** Year of the first archive page. */
  startYear: number;
  /** The first is the site's own language. */
  languages: readonly Language[];
  sections: Readonly<Record<Section, boolean>>;
  /** Menu entries in order; those whose section is off are left out by `listMenuEntries`. */
  menu: readonly MenuEntry[];
  /** Own path or http(s) address, ends in a slash. */
  apiBase: string;
  /** Own path or http(s) address that image paths are resolved against. */
  imageServer: string;
  mapTiles: { urlTemplate: string; attribution: string; minZoom: number; maxZoom: number };
  /** Links in the menu's footer that not every site has. */
  appLinks: { masthead?: string; iphoneApp?: string };
  social: Readonly<Partial<Record<SocialNetwork, string>>>;
  /** The patio guide lives on another site. */
  patioGuideUrl?: string;
  /** Address of an inspection report with `{id}` for the establishment. */
  foodSafetyUrlTemplate?: string;
  ads: AdsConfig;
  /** True where the CMS's own page can be dark too. */
  darkMode: boolean;
  /** `font-size` of the page's root element; widgets never assume 16. */
  rootFontSizePx: number;
  /** What an empty dashboard page says. */
  emptyWords: Readonly<Record<DashboardList, string>>;
}

export interface AdsConfig {
  provider: AdProvider;
  /** Slot name → the provider's unit path. A slot that is not named here shows no ad: a site without slots has none. */
  slots: Readonly<Record<string, string>>;
  /** True: no ad request before the visitor's consent (ADS-5). */
  needsConsent: boolean;
  /** True: an auction goes before each ad request of the Google Publisher Tag. */
  headerBidding: boolean;
  /** Where the Google Publisher Tag is, if not at Google's own address. */
  tagScript?: string;
  /** Where the site's own Prebid.js is; absent where the page brings it. */
  prebidScript?: string;
  /** Slot name → who bids for it, as Prebid wants them. */
  bidders?: Readonly<Record<string, readonly Bidder[]>>;
}

/** One entry of `bids` in an ad unit of Prebid. */
export interface Bidder {
  bidder: string;
  params: Readonly<Record<string, unknown>>;
}
