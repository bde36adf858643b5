import { defineWidget, shape } from '@cityguide/widget-kit';
import type { DataOf } from '@cityguide/widget-kit';

const link = shape.object({ name: shape.text(), share_url: shape.text() });
const pictureLink = shape.object({
  name: shape.text(),
  share_url: shape.text(),
  image_url: shape.text().optional(),
});
const review = shape.object({
  name: shape.text(),
  share_url: shape.text(),
  image_url: shape.text().optional(),
  rating: shape.number().optional(),
});
const section = shape.object({
  /** Listing types, as links. */
  types: shape.list(link).optional(),
  /** A few listings to show with their picture. */
  listings: shape.list(pictureLink).optional(),
});

export const definition = defineWidget({
  name: 'navbar',
  title: 'Navigation bar',
  help: 'The bar at the top of a page: logo, sections of the site, search, log-in and the member’s menu.',
  kind: 'react',
  load: 'idle',
  options: {},
  data: shape.object({
    /** The CMS's own menu in place of the configured one; an entry with `items` opens a list of them (ANY-10). */
    menu: shape
      .list(shape.object({ name: shape.text(), share_url: shape.text(), items: shape.list(link).optional() }))
      .optional(),
    restaurants: section.optional(),
    places: section.optional(),
    /** Latest News (NAV-3): articles, their types, and the path of the CMS's upper menu. */
    articles: shape.list(pictureLink).optional(),
    article_types: shape.list(link).optional(),
    upper_menu_path: shape.text().optional(),
    /** Recently reviewed restaurants (NAV-4). */
    recent_reviews: shape.list(review).optional(),
    /** Pictures that replace the icon of the search button; the second plays on hover (NAV-13). */
    hover_icon: shape.object({ still_url: shape.text(), animated_url: shape.text() }).optional(),
  }),
  intent: '[data-cg-action]',
  fallback: `<nav class="cg-plain-bar" aria-label="Main">
  <a class="cg-plain-bar-logo" href="/">Cityguide</a>
  <ul class="cg-plain-bar-sections">
    <li><a href="/restaurants/">Restaurants</a></li>
    <li><a href="/places/">Places</a></li>
    <li><a href="/news/">Latest News</a></li>
  </ul>
  <a data-cg-action="search" href="/search">Search</a>
  <a data-cg-action="login" href="/accounts/login">Log in</a>
</nav>`,
});

export type NavbarData = DataOf<typeof definition>;
type PageData = NonNullable<NavbarData>;
export type MenuData = NonNullable<PageData['menu']>[number];
export type LinkData = NonNullable<PageData['article_types']>[number];
export type PictureLinkData = NonNullable<PageData['articles']>[number];
export type ReviewData = NonNullable<PageData['recent_reviews']>[number];
export type HoverIconData = NonNullable<PageData['hover_icon']>;
