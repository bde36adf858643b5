/**
 * The two brands. A brand is a style sheet of `--cg-*` values and a default menu; the widgets are the same (SITE-1).
 */
export const brands = ['guide', 'news'] as const;
export type Brand = (typeof brands)[number];

/** The sections that a site may switch off (SITE-2). `photoChallanges` is spelt as in existing configurations. */
export const sections = [
  'bestOf',
  'listings',
  'events',
  'contests',
  'photoChallanges',
  'patioGuide',
  'videos',
] as const;
export type Section = (typeof sections)[number];

/** The default menu of a guide (SITE-1), with the names of `sitePaths`. */
export const guideMenu = [
  'bestOf',
  'restaurants',
  'latestNews',
  'places',
  'events',
  'patioGuide',
  'neighbourhoods',
  'contests',
  'videos',
] as const;
/** The default menu of a news site. */
export const newsMenu = [
  'news',
  'culture',
  'food',
  'realEstate',
  'sports',
  'tech',
  'travel',
  'videos',
] as const;

/** Entries that any site's menu may contain. */
export const menuEntries = [...new Set([...guideMenu, ...newsMenu])];
export type MenuEntry = (typeof menuEntries)[number];

/** Dashboard pages that list something and so can be empty. */
export const dashboardLists = [
  'favourites',
  'todos',
  'articles',
  'videos',
  'events',
  'ratings',
  'photos',
] as const;
export type DashboardList = (typeof dashboardLists)[number];

/** Hash pages of the dashboard, in the order of its menu (NAV-12). */
export const dashboardPages = ['home', 'newsletter', ...dashboardLists] as const;
export type DashboardPage = (typeof dashboardPages)[number];
/** Includes the page that is only in the dashboard's own menu (DASH-7). */
export type AnyDashboardPage = DashboardPage | 'account-access';

export const socialNetworks = [
  'facebook',
  'twitter',
  'instagram',
  'tiktok',
  'youtube',
  'flickr',
  'rss',
] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

export const languages = ['en-CA', 'fr-CA'] as const;
export type Language = (typeof languages)[number];

export const adProviders = ['house', 'google-publisher-tag'] as const;
export type AdProvider = (typeof adProviders)[number];
