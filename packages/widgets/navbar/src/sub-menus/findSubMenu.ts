import { listMenuEntries } from '@cityguide/site-config';
import type { MenuEntry, SiteConfig } from '@cityguide/site-config';
import type { NavbarData } from '../definition';
import type { NavbarMessages } from '../messages';
import { cutName } from './cutName';
import { isLinkable } from './isLinkable';
import { readLinks, readPictures } from './readLinks';
import type { MenuLink, PictureGroup, SubMenu } from './SubMenu';

interface Sources {
  site: SiteConfig;
  words: NavbarMessages;
  data: NavbarData;
}

/** Which entry shows the stories: a paper's menu has News where a guide's has Latest News. */
const NEWS: readonly MenuEntry[] = ['latestNews', 'news'];
/** Which entry shows the recent reviews: the restaurants, or where the menu has none, the food pages. */
const REVIEWS: readonly MenuEntry[] = ['restaurants', 'food'];

/** What opens under a menu entry; undefined where the page gave nothing, so that no empty sheet ever opens. */
export function findSubMenu(
  { id, label, address }: { id: MenuEntry; label: string; address: string },
  sources: Sources,
): SubMenu | undefined {
  const isNews = id === findPlace(NEWS, sources.site);
  const links = isNews ? listNewsLinks(sources) : readLinks(readSection(id, sources.data)?.types);
  const groups = listGroups(id, isNews, sources).filter(({ pictures }) => pictures.length > 0);
  if (links.length + groups.length === 0) return undefined;
  const all = { name: sources.words.allOf(label), address };
  return { all, links, groups, isPicturesFirst: isNews };
}

function listGroups(id: MenuEntry, isNews: boolean, { site, words, data }: Sources): PictureGroup[] {
  const hasReviews = site.sections.listings && id === findPlace(REVIEWS, site);
  return [
    { pictures: readPictures(readSection(id, data)?.listings) },
    { pictures: isNews ? readPictures(data?.articles).map(shorten) : [] },
    { title: words.recentReviews, pictures: hasReviews ? readPictures(data?.recent_reviews) : [] },
  ];
}

/** One for each type of article, then the upper menu's (NAV-3); the one to `/news/` is the section's own. */
function listNewsLinks({ words, data }: Sources): MenuLink[] {
  const types = readLinks(data?.article_types);
  const path = data?.upper_menu_path;
  return path && isLinkable(path) ? [...types, { name: words.moreStories, address: path }] : types;
}

const findPlace = (candidates: readonly MenuEntry[], site: SiteConfig) =>
  candidates.find((id) => listMenuEntries(site).includes(id));

const readSection = (id: MenuEntry, data: NavbarData) =>
  id === 'restaurants' || id === 'places' ? data?.[id] : undefined;

const shorten = <P extends MenuLink>(picture: P): P => ({ ...picture, name: cutName(picture.name) });
