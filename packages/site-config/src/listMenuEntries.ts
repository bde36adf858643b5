import { dashboardPages, type DashboardPage, type MenuEntry, type Section } from './names';
import type { SiteConfig } from './SiteConfig';

/** The section of each entry; entries without one are always shown. */
const sectionOfEntry: Partial<Record<MenuEntry, Section>> = {
  bestOf: 'bestOf',
  restaurants: 'listings',
  places: 'listings',
  neighbourhoods: 'listings',
  events: 'events',
  contests: 'contests',
  patioGuide: 'patioGuide',
  videos: 'videos',
};

const sectionOfPage: Partial<Record<DashboardPage, Section>> = {
  favourites: 'listings',
  todos: 'listings',
  ratings: 'listings',
  photos: 'listings',
  videos: 'videos',
  events: 'events',
};

const isOn = (site: SiteConfig, section: Section | undefined) => !section || site.sections[section];

/** The site's menu entries whose section is on, in the configured order (SITE-2). */
export const listMenuEntries = (site: SiteConfig): readonly MenuEntry[] =>
  site.menu.filter((entry) => isOn(site, sectionOfEntry[entry]));

/** The dashboard pages whose section is on, in menu order (SITE-2, NAV-12). */
export const listDashboardPages = (site: SiteConfig): readonly DashboardPage[] =>
  dashboardPages.filter((page) => isOn(site, sectionOfPage[page]));
