import { defaultSiteConfig } from './defaultSiteConfig';
import { listDashboardPages, listMenuEntries } from './listMenuEntries';
import type { Section } from './names';

const all = { ...defaultSiteConfig.sections, patioGuide: true };
const without = (section: Section) => ({ ...defaultSiteConfig, sections: { ...all, [section]: false } });

describe('sections that are off', () => {
  it.each([
    ['bestOf', ['bestOf']],
    ['listings', ['restaurants', 'places', 'neighbourhoods']],
    ['events', ['events']],
    ['contests', ['contests']],
    ['photoChallanges', []],
    ['patioGuide', ['patioGuide']],
    ['videos', ['videos']],
  ] as const)('SITE-2.no-menu without %s the menu lacks %j and nothing else', (section, missing) => {
    const entries = listMenuEntries(without(section));
    expect(defaultSiteConfig.menu.filter((entry) => !entries.includes(entry))).toEqual(missing);
  });

  it('SITE-1.configured-menu the menu has the configured entries in the configured order', () => {
    const site = { ...defaultSiteConfig, menu: ['events', 'sports', 'bestOf'] as const };
    expect(listMenuEntries(site)).toEqual(['events', 'sports', 'bestOf']);
  });

  it('NAV-12 the dashboard has its pages in order', () => {
    expect(listDashboardPages(defaultSiteConfig)).toEqual([
      'home',
      'newsletter',
      'favourites',
      'todos',
      'articles',
      'videos',
      'events',
      'ratings',
      'photos',
    ]);
  });

  it.each([
    ['listings', ['favourites', 'todos', 'ratings', 'photos']],
    ['events', ['events']],
    ['videos', ['videos']],
    ['contests', []],
  ] as const)('SITE-2.no-dashboard without %s the dashboard lacks %j', (section, missing) => {
    const pages = listDashboardPages(without(section));
    expect(listDashboardPages(defaultSiteConfig).filter((page) => !pages.includes(page))).toEqual(missing);
  });
});
