import type { NavbarData } from '../definition';

/** Page data for the sub menus of restaurants and places. */
export const subMenus: NavbarData = {
  restaurants: {
    types: [
      { name: 'Bakery', share_url: '/restaurants/bakery/' },
      { name: 'Thai', share_url: '/restaurants/thai/' },
    ],
    listings: [{ name: 'Bar Raval', share_url: '/restaurants/bar-raval/', image_url: '/images/raval.jpg' }],
  },
  places: { types: [{ name: 'Museums', share_url: '/places/museums/' }] },
};

/** Page data for Latest News and recent reviews. */
export const newsMenus: NavbarData = {
  articles: [
    { name: `Tom & Jerry's “Grill”`, share_url: '/food/grill/', image_url: '/images/grill.jpg' },
    { name: 'Q&amp;A', share_url: '/news/q-a/' },
    { name: 'x'.repeat(69), share_url: '/news/long/', image_url: 'long.jpg' },
  ],
  article_types: [
    { name: 'Food', share_url: '/food/' },
    { name: 'Culture', share_url: '/culture/' },
  ],
  upper_menu_path: '/archives/',
  recent_reviews: [
    {
      name: 'Bar Isabel',
      share_url: '/restaurants/bar-isabel/',
      image_url: '/images/isabel.jpg',
      rating: 4.5,
    },
    { name: 'Not rated', share_url: '/restaurants/not-rated/', rating: 0 },
  ],
};
