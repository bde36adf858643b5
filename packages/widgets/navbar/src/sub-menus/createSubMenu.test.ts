import { defaultSiteConfig, siteLinks } from '@cityguide/site-config';
import type { SiteConfig } from '@cityguide/site-config';
import type { NavbarData } from '../definition';
import { listBarEntries } from '../entries/listBarEntries';
import { messages } from '../messages';
import { newsMenus, subMenus } from '../testing/menuData';

const english = messages['en-CA'];
const guide = defaultSiteConfig;
const paper: SiteConfig = { ...guide, brand: 'news', menu: ['news', 'culture', 'food', 'videos'] };
const find = (id: string, site: SiteConfig, data: NavbarData) =>
  listBarEntries({ site, paths: siteLinks(site), messages: english, data }).find((entry) => entry.id === id)
    ?.subMenu;
const addresses = (links: readonly { address: string }[] = []) => links.map(({ address }) => address);
const titles = (site: SiteConfig, data: NavbarData) =>
  listBarEntries({ site, paths: siteLinks(site), messages: english, data }).flatMap(
    ({ subMenu }) => subMenu?.groups.map(({ title }) => title) ?? [],
  );

describe('the Latest News menu', () => {
  it.each([
    ['latestNews', guide],
    ['news', paper],
  ] as const)(
    'NAV-3.articles NAV-3.news-link NAV-3.types NAV-3.upper-menu is below %s: articles, the section, each type, the upper menu',
    (id, site) => {
      const menu = find(id, site, newsMenus);
      expect(menu?.isPicturesFirst).toBe(true);
      expect(addresses(menu?.groups[0]?.pictures)).toEqual(['/food/grill/', '/news/q-a/', '/news/long/']);
      expect(menu?.sectionLink.address).toBe('/news/');
      expect(addresses(menu?.links)).toEqual(['/food/', '/culture/', '/archives/']);
    },
  );

  it('NAV-3 O-TXT-02 truncates long names and shows the others unchanged', () => {
    const names = find('latestNews', guide, newsMenus)?.groups[0]?.pictures.map(({ name }) => name);
    expect(names).toEqual([`Tom & Jerry's “Grill”`, 'Q&amp;A', `${'x'.repeat(64)} ...`]);
  });

  it('NAV-3 is in one entry where a menu lists both', () => {
    const both: SiteConfig = { ...guide, menu: ['news', 'latestNews'] };
    expect(find('news', both, newsMenus)).toBeUndefined();
    expect(find('latestNews', both, newsMenus)).toBeDefined();
  });

  it.each<[string, NavbarData]>([
    ['nothing', undefined],
    ['empty lists', { articles: [], article_types: [], upper_menu_path: '' }],
    ['names of spaces', { articles: [{ name: ' ', share_url: '/x/' }] }],
    ['addresses that are none', { upper_menu_path: 'javascript:alert(1)' }],
  ])('NAV-3.none is a plain link with %s in the page data', (_what, data) => {
    expect(find('latestNews', guide, data)).toBeUndefined();
  });
});

describe('the recent reviews', () => {
  it('NAV-4.restaurants NAV-4.group are in the restaurants’ sub menu, on a news site in the one of Food', () => {
    expect(find('restaurants', guide, newsMenus)?.groups).toEqual([
      {
        title: 'Recent reviews',
        pictures: [
          {
            name: 'Bar Isabel',
            address: '/restaurants/bar-isabel/',
            image: '/images/isabel.jpg',
            rating: '4.50',
          },
          { name: 'Not rated', address: '/restaurants/not-rated/', image: undefined, rating: undefined },
        ],
      },
    ]);
    expect(find('food', paper, newsMenus)?.groups[0]?.title).toBe('Recent reviews');
    expect(titles(guide, newsMenus)).toEqual(['Recent reviews', undefined]);
  });

  it('NAV-4.group are beside the listings from the page, which keep their position', () => {
    const groups = find('restaurants', guide, { ...subMenus, ...newsMenus })?.groups;
    expect(groups?.map(({ title }) => title)).toEqual([undefined, 'Recent reviews']);
  });

  it.each<[string, NavbarData]>([
    ['nothing', undefined],
    ['an empty list', { recent_reviews: [] }],
    ['nothing that can be shown', { recent_reviews: [{ name: '', share_url: '/restaurants/x/' }] }],
  ])('NAV-4.none have no heading over %s', (_what, data) => {
    expect(titles(guide, { ...subMenus, ...data })).not.toContain('Recent reviews');
    expect(find('restaurants', guide, data)).toBeUndefined();
  });

  it('NAV-4 SITE-2 are not shown where listings are off', () => {
    const off = { ...paper, sections: { ...paper.sections, listings: false } };
    expect(titles(off, newsMenus)).toEqual([undefined]);
    expect(titles({ ...off, menu: guide.menu }, newsMenus)).toEqual([undefined]);
  });
});

it('O-TXT-03 keeps the order of the page', () => {
  const names = ['Zed', 'Église', 'Eglinton', 'Annex'];
  const types = names.map((name) => ({ name, share_url: `/places/${name}/` }));
  expect(find('places', guide, { places: { types } })?.links.map(({ name }) => name)).toEqual(names);
});
