import { listMenuEntries, sitePaths, type MenuEntry } from '@cityguide/site-config';
import type { ReadPageVersion } from '../../platform/caching/createPageVersionReader';
import { loadMenus, type MenuSources } from './loadMenus';

export interface Navigation {
  /** The menu's links in the configured order, without sections that are off (SITE-2). */
  entries: readonly { id: MenuEntry; words: string; href: string; isExternal: boolean }[];
  /** The data of the navigation bar's sub menus, as embedded in its mount point. */
  data: unknown;
}

const LABELS: Record<MenuEntry, string> = {
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
};

/** Loads the navigation of every page; cached until the content changes, because every page needs it. */
export function createNavigation(sources: MenuSources & { readPageVersion: ReadPageVersion }) {
  const { readPageVersion, site } = sources;
  const paths = sitePaths(site);
  const entries = listMenuEntries(site).flatMap((id) => {
    const href = paths[id];
    return href ? [{ id, words: LABELS[id], href, isExternal: /^https?:/.test(href) }] : [];
  });
  let cached: { navigation: Promise<Navigation>; version: string } | undefined;

  async function load(): Promise<Navigation> {
    return { entries, data: await loadMenus(sources) };
  }

  return async function loadNavigation(): Promise<Navigation> {
    const version = await readPageVersion();
    if (cached?.version !== version) {
      const navigation = load();
      cached = { navigation, version };
      navigation.catch(() => (cached = undefined));
    }
    return cached.navigation;
  };
}
