import type { Scenario } from '@cityguide/widget-kit';
import type { definition, NavbarData } from './definition';

export const scenarios: readonly Scenario<typeof definition>[] = [
  { name: 'Guest', isFullBleed: true, data: subMenus() },
  { name: 'Member', isFullBleed: true, member: true, data: subMenus() },
  { name: 'Nothing from the page', isFullBleed: true },
  {
    name: 'Empty',
    isFullBleed: true,
    data: { restaurants: { types: [], listings: [] }, places: {}, articles: [], recent_reviews: [] },
  },
  { name: 'Many', isFullBleed: true, data: manyTypes() },
  { name: 'Loading', isFullBleed: true, member: true, backend: 'loading', data: subMenus() },
  { name: 'Slow', isFullBleed: true, member: true, backend: 'slow', data: subMenus() },
  { name: 'Error', isFullBleed: true, member: true, backend: 'error', data: subMenus() },
];

function typesOf(base: string, names: readonly string[]) {
  return names.map((name) => ({ name, share_url: `${base}${name.toLowerCase().replaceAll(' ', '-')}/` }));
}

function subMenus(): NavbarData {
  const kitchens = [
    'Bakery',
    'Bar',
    'Brunch',
    'Chinese',
    'Ethiopian',
    'Indian',
    'Italian',
    'Jamaican',
    'Thai',
  ];
  const places = ['Bookstores', 'Galleries', 'Gyms', 'Museums', 'Parks', 'Spas'];
  return {
    restaurants: {
      types: typesOf('/restaurants/', kitchens),
      listings: [
        { name: 'Bar Raval', share_url: '/restaurants/bar-raval/', image_url: '/images/bar-raval.jpg' },
        { name: 'The Federal', share_url: '/restaurants/the-federal/', image_url: '/images/the-federal.jpg' },
        { name: 'No picture yet', share_url: '/restaurants/no-picture-yet/' },
      ],
    },
    places: { types: typesOf('/places/', places) },
    ...stories(),
    recent_reviews: [
      {
        name: 'Bar Isabel',
        share_url: '/restaurants/bar-isabel/',
        image_url: '/images/isabel.jpg',
        rating: 4.8,
      },
      { name: 'Not rated yet', share_url: '/restaurants/not-rated-yet/' },
    ],
  };
}

function stories(): NavbarData {
  return {
    articles: [
      { name: 'Where to eat peameal', share_url: '/food/peameal/', image_url: '/images/peameal.jpg' },
      {
        name: 'A name that is far longer than any menu has room for, and so it is cut at its end',
        share_url: '/news/long/',
      },
    ],
    article_types: typesOf('/', ['Culture', 'Food', 'Travel']),
    upper_menu_path: '/archives/',
  };
}

function manyTypes(): NavbarData {
  const names = Array.from({ length: 60 }, (_, index) => `Kitchen number ${index + 1}`);
  return { restaurants: { types: typesOf('/restaurants/', names) } };
}
