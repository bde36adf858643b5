import type { DashboardPage, MenuEntry, SocialNetwork } from '@cityguide/site-config';

/** All visible text of the bar and of what opens from it. */
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
  recentReviews: string;
  rated(rating: string): string;
  /** The link to the CMS's upper menu. */
  moreStories: string;
  entries: Record<MenuEntry, string>;
  dashboardPages: Record<DashboardPage, string>;
  newsletterTitle(city: string): string;
  newsletterHelp: string;
  newsletterSignUp: string;
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
