import { defaultSiteConfig, siteLinks } from '@cityguide/site-config';
import type { SiteConfig } from '@cityguide/site-config';
import type { NavbarData } from '../definition';
import { messages } from '../messages';
import { subMenus } from '../testing/menuData';
import { listBarEntries } from './listBarEntries';

const english = messages['en-CA'];
const everything = { ...defaultSiteConfig.sections, patioGuide: true };
const withPatio: SiteConfig = {
  ...defaultSiteConfig,
  sections: everything,
  patioGuideUrl: 'https://patios.example/',
};
const listEntries = (site: SiteConfig, data?: NavbarData) =>
  listBarEntries({ site, paths: siteLinks(site), messages: english, data });
const labels = (site: SiteConfig) => listEntries(site).map(({ label }) => label);

describe('the entries of the menu', () => {
  it('SITE-1.guide-menu NAV-5.more are the guide’s sections in order, with Neighbourhoods and Contests under More', () => {
    expect(labels(withPatio)).toEqual([
      'Best Of',
      'Restaurants',
      'Latest News',
      'Places',
      'Events',
      'Patio Guide',
      'More',
      'Videos',
    ]);
    const more = listEntries(withPatio).find(({ id }) => id === 'more');
    expect(more?.address).toBeUndefined();
    expect(more?.children?.map(({ address }) => address)).toEqual(['/neighbourhoods/', '/contests/']);
  });

  it('NAV-5.without-patio are in the menu itself where there is no patio guide', () => {
    expect(labels(defaultSiteConfig)).toEqual(expect.arrayContaining(['Neighbourhoods', 'Contests']));
    expect(labels(defaultSiteConfig)).not.toContain('More');
  });

  it.each([
    ['contests', ['Neighbourhoods']],
    ['listings', ['Contests']],
  ])(
    'NAV-5.neighbourhoods NAV-5.contests SITE-2.no-menu More has what is enabled when %s is off',
    (section, held) => {
      const site = { ...withPatio, sections: { ...everything, [section]: false } };
      const more = listEntries(site).find(({ id }) => id === 'more');
      expect(more?.children?.map(({ label }) => label)).toEqual(held);
    },
  );

  it('NAV-5.empty have no empty More', () => {
    const site = { ...withPatio, sections: { ...everything, contests: false, listings: false } };
    expect(labels(site)).not.toContain('More');
  });

  it.each([
    ['videos', 'Videos'],
    ['patioGuide', 'Patio Guide'],
    ['bestOf', 'Best Of'],
    ['events', 'Events'],
  ])(
    'NAV-6.videos NAV-6.patio-guide NAV-6.best-of NAV-6.events without %s there is no %s',
    (section, label) => {
      expect(labels(withPatio)).toContain(label);
      expect(labels({ ...withPatio, sections: { ...everything, [section]: false } })).not.toContain(label);
    },
  );

  it('NAV-6.patio-address leave the patio guide out where the site has no URL for it', () => {
    expect(labels({ ...withPatio, patioGuideUrl: undefined })).not.toContain('Patio Guide');
  });

  it('SITE-1.news-menu are the news sections on a news site', () => {
    const menu = ['news', 'culture', 'food', 'realEstate', 'sports', 'tech', 'travel'] as const;
    expect(labels({ ...defaultSiteConfig, brand: 'news', menu })).toEqual([
      'News',
      'Culture',
      'Food',
      'Real Estate',
      'Sports',
      'Tech',
      'Travel',
    ]);
  });

  it('NAV-2.only-given have sub menus where the page has data for them', () => {
    const withMenu = listEntries(defaultSiteConfig, subMenus).filter(({ subMenu }) => subMenu);
    expect(withMenu.map(({ id }) => id)).toEqual(['restaurants', 'places']);
  });

  it.each<[string, NavbarData]>([
    ['no data at all', undefined],
    ['empty lists', { restaurants: { types: [], listings: [] }, places: {} }],
    ['names of spaces', { restaurants: { types: [{ name: '  ', share_url: '/restaurants/x/' }] } }],
    [
      'addresses that are none',
      { restaurants: { types: [{ name: 'X', share_url: 'javascript:alert(1)' }] } },
    ],
  ])('NAV-2.only-given have no sub menu with %s', (_what, data) => {
    expect(listEntries(defaultSiteConfig, data).some(({ subMenu }) => subMenu)).toBe(false);
  });
});
