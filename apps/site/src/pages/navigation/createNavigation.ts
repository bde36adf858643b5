import { listMenuEntries, sitePaths, type MenuEntry, type SiteConfig } from '@cityguide/site-config';
import type { Services } from '../../services/createServices';
import type { Content } from '../content/createContent';
import { omitEmpty } from '../listings/omitEmpty';

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
const KEPT_MS = 60_000;
const PICTURES = 3;
/** Some of the places that everyone likes have no picture; a sheet of pictures passes them over. */
const CANDIDATES = 4 * PICTURES;

/** Loads what every page's navigation shows; kept for a minute, because every page asks. */
export function createNavigation({
  services,
  content,
  site,
}: {
  services: Services;
  content: Content;
  site: SiteConfig;
}) {
  const paths = sitePaths(site);
  const entries = listMenuEntries(site).flatMap((id) => {
    const href = paths[id];
    return href ? [{ id, words: WORDS[id], href, isExternal: /^https?:/.test(href) }] : [];
  });
  let kept: { navigation: Promise<Navigation>; untilMs: number } | undefined;

  async function load(): Promise<Navigation> {
    if (!site.sections.listings) return { entries, data: {} };
    const [types, subTypes] = await Promise.all([content.findListingTypes(), content.findSubTypes()]);
    const menus = await Promise.all(
      types.map(async ({ id, path }) => {
        const { listings } = await services.listings.findPage({
          typeId: id,
          limit: CANDIDATES,
          offset: 0,
          ordering: '-favourite_count',
        });
        const links = subTypes
          .filter((subType) => subType.type_id === id)
          .map((subType) => ({ name: subType.name, share_url: subType.path }));
        const pictures = listings
          .filter(({ image_url }) => image_url)
          .slice(0, PICTURES)
          .map(({ name, share_url, image_url }) => ({ name, share_url, image_url }));
        return [path.replaceAll('/', ''), omitEmpty({ types: links, listings: pictures })] as const;
      }),
    );
    return { entries, data: Object.fromEntries(menus) };
  }

  return function loadNavigation(): Promise<Navigation> {
    const nowMs = services.settings.now();
    if (!kept || kept.untilMs <= nowMs) {
      const navigation = load();
      kept = { navigation, untilMs: nowMs + KEPT_MS };
      navigation.catch(() => (kept = undefined));
    }
    return kept.navigation;
  };
}
