import { listMenuEntries, sitePaths, type MenuEntry } from '@cityguide/site-config';
import { NAVIGATION_KEPT_MS } from '../../platform/caching/cacheTimes';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import { loadMenus, type MenuSources } from './loadMenus';

export interface Navigation {
  /** The menu's links, in the configured order, sections that are off left out (SITE-2). */
  entries: readonly { id: MenuEntry; words: string; href: string; isExternal: boolean }[];
  /** What the navigation bar's sub menus show, as its mount point hands it over. */
  data: unknown;
}

const WORDS: Record<MenuEntry, string> = {
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

/** Loads what every page's navigation shows; kept for a moment, because every page asks. */
export function createNavigation(sources: MenuSources & { services: { settings: SiteSettings } }) {
  const { services, site } = sources;
  const paths = sitePaths(site);
  const entries = listMenuEntries(site).flatMap((id) => {
    const href = paths[id];
    return href ? [{ id, words: WORDS[id], href, isExternal: /^https?:/.test(href) }] : [];
  });
  let kept: { navigation: Promise<Navigation>; untilMs: number } | undefined;

  async function load(): Promise<Navigation> {
    return { entries, data: await loadMenus(sources) };
  }

  return function loadNavigation(): Promise<Navigation> {
    const nowMs = services.settings.now();
    if (!kept || kept.untilMs <= nowMs) {
      const navigation = load();
      kept = { navigation, untilMs: nowMs + NAVIGATION_KEPT_MS };
      navigation.catch(() => (kept = undefined));
    }
    return kept.navigation;
  };
}
