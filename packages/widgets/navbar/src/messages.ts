import type { DashboardPage, Language, MenuEntry, SocialNetwork } from '@cityguide/site-config';

export interface NavbarMessages {
  barLabel: string;
  menuLabel: string;
  openMenu: string;
  closeMenu: string;
  openSearch: string;
  closeSearch: string;
  searchLabel: string;
  searchPlaceholder(city: string): string;
  search: string;
  logIn: string;
  yourAccount: string;
  loggedInAs(name: string): string;
  dashboardLabel: string;
  logOut: string;
  more: string;
  allOf(section: string): string;
  entries: Record<MenuEntry, string>;
  dashboardPages: Record<DashboardPage, string>;
  footerLabel: string;
  contact: string;
  advertise: string;
  jobs: string;
  archives: string;
  newsletters: string;
  masthead: string;
  iphoneApp: string;
  followUs: string;
  networks: Record<SocialNetwork, string>;
}

const english: NavbarMessages = {
  barLabel: 'Main',
  menuLabel: 'All sections',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  openSearch: 'Search',
  closeSearch: 'Close search',
  searchLabel: 'Search the site',
  searchPlaceholder: (city) => `Search ${city}`,
  search: 'Search',
  logIn: 'Log in',
  yourAccount: 'Your account',
  loggedInAs: (name) => `Logged in as ${name}`,
  dashboardLabel: 'Your dashboard',
  logOut: 'Log out',
  more: 'More',
  allOf: (section) => `All ${section}`,
  entries: {
    bestOf: 'Best Of',
    restaurants: 'Restaurants',
    latestNews: 'Latest News',
    places: 'Places',
    events: 'Events',
    patioGuide: 'Patio Guide',
    neighbourhoods: 'Neighbourhoods',
    contests: 'Contests',
    videos: 'Videos',
    news: 'News',
    culture: 'Culture',
    food: 'Food',
    realEstate: 'Real Estate',
    sports: 'Sports',
    tech: 'Tech',
    travel: 'Travel',
  },
  dashboardPages: {
    home: 'Dashboard',
    newsletter: 'Email Newsletters',
    favourites: 'Favourites',
    todos: 'To-Do List',
    articles: 'Saved Articles',
    videos: 'Saved Videos',
    events: 'Events',
    ratings: 'Rated Places',
    photos: 'Photos',
  },
  footerLabel: 'About this site',
  contact: 'Contact Us',
  advertise: 'Advertise',
  jobs: 'Jobs',
  archives: 'Archives',
  newsletters: 'Newsletters',
  masthead: 'Masthead',
  iphoneApp: 'iPhone App',
  followUs: 'Follow us',
  networks: {
    facebook: 'Facebook',
    twitter: 'Twitter',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    youtube: 'YouTube',
    flickr: 'Flickr',
    rss: 'RSS',
  },
};

/** All visible words, by language; a language that is not there yet reads English. */
export const messages: Partial<Record<Language, NavbarMessages>> & { 'en-CA': NavbarMessages } = {
  'en-CA': english,
};
