import { listMenuEntries } from '@cityguide/site-config';
import type { MenuEntry, SiteConfig } from '@cityguide/site-config';
import type { NavbarData } from '../definition';
import type { NavbarMessages } from '../messages';
import { truncateName } from './truncateName';
import { isSafeHref } from './isSafeHref';
import { readLinks, readPictures } from './readLinks';
import type { MenuLink, PictureGroup, SubMenu } from './SubMenu';

interface NavbarInput {
  site: SiteConfig;
  messages: NavbarMessages;
  data: NavbarData;
}

/** The entry that shows the articles: News on a news site, Latest News on a guide. */
const NEWS_ENTRIES: readonly MenuEntry[] = ['latestNews', 'news'];
/** The entry that shows the recent reviews: the restaurants, or if the menu has none, the food pages. */
const REVIEW_ENTRIES: readonly MenuEntry[] = ['restaurants', 'food'];

/** The sub menu of a menu entry; undefined without data from the page, so that there is never an empty sheet. */
export function createSubMenu(
  { id, label, address }: { id: MenuEntry; label: string; address: string },
  input: NavbarInput,
): SubMenu | undefined {
  const isNews = id === findFirstEntry(NEWS_ENTRIES, input.site);
  const links = isNews ? listNewsLinks(input) : readLinks(getSectionData(id, input.data)?.types);
  const groups = listGroups(id, isNews, input).filter(({ pictures }) => pictures.length > 0);
  if (links.length + groups.length === 0) return undefined;
  const sectionLink = { name: input.messages.allOf(label), address };
  return { sectionLink, links, groups, isPicturesFirst: isNews };
}

function listGroups(id: MenuEntry, isNews: boolean, { site, messages, data }: NavbarInput): PictureGroup[] {
  const hasReviews = site.sections.listings && id === findFirstEntry(REVIEW_ENTRIES, site);
  return [
    { pictures: readPictures(getSectionData(id, data)?.listings) },
    { pictures: isNews ? readPictures(data?.articles).map(truncatePictureName) : [] },
    { title: messages.recentReviews, pictures: hasReviews ? readPictures(data?.recent_reviews) : [] },
  ];
}

/** One link for each type of article, then the upper menu's (NAV-3); the link to `/news/` is the section's own. */
function listNewsLinks({ messages, data }: NavbarInput): MenuLink[] {
  const types = readLinks(data?.article_types);
  const path = data?.upper_menu_path;
  return path && isSafeHref(path) ? [...types, { name: messages.moreStories, address: path }] : types;
}

const findFirstEntry = (candidates: readonly MenuEntry[], site: SiteConfig) =>
  candidates.find((id) => listMenuEntries(site).includes(id));

const getSectionData = (id: MenuEntry, data: NavbarData) =>
  id === 'restaurants' || id === 'places' ? data?.[id] : undefined;

const truncatePictureName = <P extends MenuLink>(picture: P): P => ({
  ...picture,
  name: truncateName(picture.name),
});
