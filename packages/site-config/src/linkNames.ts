/** What the API lists and widgets link to: the address of each is the API's own unless the site has a template for it. */
export type LinkedObject =
  'listing' | 'listingType' | 'neighbourhood' | 'article' | 'event' | 'video' | 'photo';

const page: readonly string[] = [];
const wayBack = ['next', 'url'];
const object = ['id', 'slug', 'path'];

/** Every link that a site can have elsewhere or switch off, with the fields that its template may have (ANY-10). */
export const linkFields = {
  home: page,
  bestOf: page,
  restaurants: page,
  neighbourhoods: page,
  events: page,
  contests: page,
  places: page,
  news: page,
  latestNews: page,
  culture: page,
  food: page,
  sports: page,
  realEstate: page,
  tech: page,
  travel: page,
  videos: page,
  contact: page,
  advertise: page,
  jobs: page,
  archives: page,
  newsletters: page,
  privacy: page,
  termsOfService: page,
  search: ['query'],
  listing: object,
  listingType: object,
  neighbourhood: object,
  article: object,
  event: object,
  video: object,
  photo: object,
  dashboard: page,
  password: page,
  login: wayBack,
  onboarding: wayBack,
  logOut: wayBack,
  facebookLogin: wayBack,
};
export type LinkName = keyof typeof linkFields;

export const isLinkName = (name: string): name is LinkName => Object.hasOwn(linkFields, name);

/** Pages of the account. Cityguide's server has them on any site, so `others` does not stand for them. */
export const isAccountLink = (name: LinkName) => linkFields[name] === wayBack || /^(dash|pass)/.test(name);

/** Where a link leads: a template, `true` for Cityguide's own address, `false` for no link. */
export type LinkTarget = string | boolean;
export type LinkTargets = Readonly<Partial<Record<LinkName, LinkTarget>>> & { readonly others?: boolean };
