import { type Page } from 'playwright-core';
import {
  listHrefs,
  getNavbarButton,
  getMenu,
  openNavbar,
  getSectionRow,
  getSectionLink,
  getSheet,
} from './testing/navbar';
import { closeVisits, disconnectBrowser } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Waits until the browser has rendered so many of the sub menu's pictures. */
const waitForPictures = (page: Page, count: number) =>
  page.waitForFunction(
    (expectedCount) =>
      [...document.querySelectorAll<HTMLImageElement>('[data-sheet] img')].filter(
        (image) => image.naturalWidth > 0,
      ).length === expectedCount,
    count,
  );

const brands = [
  {
    brand: 'guide',
    news: 'Latest News',
    reviews: 'Restaurants',
    entries: ['Best Of', 'Restaurants', 'Latest News', 'Places', 'Events', 'Patio Guide', 'More', 'Videos'],
  },
  {
    brand: 'news',
    news: 'News',
    reviews: 'Food',
    entries: ['News', 'Culture', 'Food', 'Real Estate', 'Sports', 'Tech', 'Travel', 'Videos'],
  },
] as const;

describe.each(brands)('the menus of the $brand site', ({ brand, news, reviews, entries }) => {
  it('SITE-1.guide-menu SITE-1.news-menu SITE-2.no-menu NAV-5 NAV-6 contain the sections that are on', async () => {
    const { page } = await openNavbar({ brand });
    const labels = getSectionRow(page).locator('li:visible > :is(a, button)');
    expect(await labels.allTextContents()).toEqual(entries);
    await getNavbarButton(page, 'Open menu').click();
    const inMenu = getMenu(page).locator('ul').first().locator('> li > :is(a, button)');
    expect(await inMenu.allTextContents()).toEqual(entries);
  });

  it('NAV-3 Latest News shows stories with pictures, then the section, its types and the upper menu', async () => {
    const { page } = await openNavbar({ brand });
    await getSectionLink(page, news).hover();
    await getSheet(page).waitFor();
    const addresses = await listHrefs(getSheet(page));
    expect(addresses.slice(0, 4)).toEqual([...addresses.slice(0, 3), '/news/']);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.slice(3)).toEqual(expect.arrayContaining(['/culture/', '/food/', '/travel/']));
    expect(addresses.at(-1)).toBe('/archives/');
    for (const image of await getSheet(page).locator('img').all())
      expect(await image.getAttribute('src')).toContain('w=600&h=400');
    await waitForPictures(page, 3);
  });

  it('NAV-4 recent reviews list restaurants with their rating', async () => {
    const { page } = await openNavbar({ brand });
    await getSectionLink(page, reviews).hover();
    await getSheet(page).getByRole('heading', { name: 'Recent reviews' }).waitFor();
    const list = getSheet(page).getByRole('list', { name: 'Recent reviews' });
    expect(await listHrefs(list)).toEqual(
      [1, 2, 3].map(() => expect.stringMatching(/^\/restaurants\/.+\/$/)),
    );
    expect(await list.getByText(/^Rated \d\.\d\d out of 5$/).count()).toBe(3);
  });

  it('NAV-3 NAV-4 NAV-7 are in the side menu as well, with the newsletter’s mount point', async () => {
    const { page } = await openNavbar({ brand, width: 390, hasTouch: true });
    await getNavbarButton(page, 'Open menu').tap();
    await getMenu(page).getByRole('button', { name: news, exact: true }).tap();
    await getMenu(page).getByRole('link', { name: 'More stories' }).waitFor();
    await getMenu(page).getByRole('button', { name: reviews, exact: true }).tap();
    await getMenu(page).getByRole('list', { name: 'Recent reviews' }).waitFor();
    await getMenu(page)
      .getByRole('heading', { name: /in your inbox/ })
      .waitFor();
    await getMenu(page).getByRole('textbox', { name: 'Email' }).waitFor();
    await getMenu(page).getByRole('link', { name: 'Newsletters', exact: true }).tap();
    await page.waitForURL('**/newsletters/');
  });
});
