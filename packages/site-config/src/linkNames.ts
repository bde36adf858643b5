/** Pages of the site that widgets link to. `others` in the configuration stands for these and for what the API lists. */
export const linkedPages = [
  'home',
  'bestOf',
  'restaurants',
  'neighbourhoods',
  'events',
  'contests',
  'places',
  'news',
  'latestNews',
  'culture',
  'food',
  'sports',
  'realEstate',
  'tech',
  'travel',
  'videos',
  'contact',
  'advertise',
  'jobs',
  'archives',
  'newsletters',
  'privacy',
  'termsOfService',
  'search',
] as const;
type LinkedPage = (typeof linkedPages)[number];

/** What the API lists and widgets link to: the address of each is the API's own unless the site has a template for it. */
export const linkedObjects = [
  'listing',
  'listingType',
  'neighbourhood',
  'article',
  'event',
  'video',
  'photo',
] as const;
export type LinkedObject = (typeof linkedObjects)[number];

/** Pages of the account. Cityguide's server has them on any site, so `others` does not stand for them. */
export const accountLinks = [
  'login',
  'onboarding',
  'dashboard',
  'password',
  'logOut',
  'facebookLogin',
] as const;
type AccountLink = (typeof accountLinks)[number];

export type LinkName = LinkedPage | LinkedObject | AccountLink;

/** Where a link leads: a template, `true` for Cityguide's own address, `false` for no link (ANY-10). */
export type LinkTarget = string | boolean;
export type LinkTargets = Readonly<Partial<Record<LinkName, LinkTarget>>> & { readonly others?: boolean };

/** Template of a photo that opens in the viewer on the page where the visitor is. */
export const PHOTO_HASH = '#photo-{id}';

const returnFields = ['next', 'url'];
/** Fields of the templates; a name that is missing here has none. */
export const linkFields: Readonly<Partial<Record<LinkName, readonly string[]>>> = {
  search: ['query'],
  login: returnFields,
  onboarding: returnFields,
  logOut: returnFields,
  facebookLogin: returnFields,
  ...Object.fromEntries(linkedObjects.map((name) => [name, ['id', 'slug', 'path']])),
};
