import { guideMenu } from './names';
import type { SiteConfig } from './SiteConfig';

/** The configuration that applies where a site's own has no value, or an invalid one (SITE-4). */
export const defaultSiteConfig: SiteConfig = {
  brand: 'guide',
  name: 'Cityguide',
  city: { name: 'Toronto', slug: 'toronto' },
  timeZone: 'America/Toronto',
  startYear: 2004,
  languages: ['en-CA'],
  sections: {
    bestOf: true,
    listings: true,
    events: true,
    contests: true,
    photoChallanges: true,
    patioGuide: false,
    videos: true,
  },
  menu: guideMenu,
  apiBase: '/api/v2/',
  imageServer: '/images/',
  mapTiles: {
    urlTemplate: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
    minZoom: 9,
    maxZoom: 19,
  },
  appLinks: {},
  social: {},
  links: {},
  ads: { provider: 'house', slots: {}, needsConsent: true, headerBidding: false },
  darkMode: false,
  rootFontSizePx: 16,
  emptyWords: {
    favourites: 'You have no favourites yet.',
    todos: 'Your to-do list is empty.',
    articles: 'You have no saved articles yet.',
    videos: 'You have no saved videos yet.',
    events: 'You have no saved events yet.',
    ratings: 'You have not rated a place yet.',
    photos: 'You have not added a photo yet.',
  },
};
