import { type Page } from 'playwright-core';
import { addressesIn, buttonOf, menuOf, openBar, rowOf, sectionOf, sheetOf } from './testing/bar';
import { closeVisits, leaveBrowser } from './testing/browse';

afterEach(closeVisits);
afterAll(leaveBrowser);

/** Waits until the browser has drawn so many of the sheet's pictures. */
const waitForPictures = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll<HTMLImageElement>('[data-sheet] img')].filter(
        (image) => image.naturalWidth > 0,
      ).length === wanted,
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
  it('SITE-1.guide-menu SITE-1.news-menu SITE-2.no-menu NAV-5 NAV-6 are those of the sections that are on', async () => {
    const { page } = await openBar({ brand });
    const labels = rowOf(page).locator('li:visible > :is(a, button)');
    expect(await labels.allTextContents()).toEqual(entries);
    await buttonOf(page, 'Open menu').click();
    const inMenu = menuOf(page).locator('ul').first().locator('> li > :is(a, button)');
    expect(await inMenu.allTextContents()).toEqual(entries);
  });

  it('NAV-3 Latest News shows stories with pictures, then the section, its types and the upper menu', async () => {
    const { page } = await openBar({ brand });
    await sectionOf(page, news).hover();
    await sheetOf(page).waitFor();
    const addresses = await addressesIn(sheetOf(page));
    expect(addresses.slice(0, 4)).toEqual([...addresses.slice(0, 3), '/news/']);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.slice(3)).toEqual(expect.arrayContaining(['/culture/', '/food/', '/travel/']));
    expect(addresses.at(-1)).toBe('/archives/');
    for (const image of await sheetOf(page).locator('img').all())
      expect(await image.getAttribute('src')).toContain('w=600&h=400');
    await waitForPictures(page, 3);
  });

  it('NAV-4 recent reviews list restaurants with their rating', async () => {
    const { page } = await openBar({ brand });
    await sectionOf(page, reviews).hover();
    await sheetOf(page).getByRole('heading', { name: 'Recent reviews' }).waitFor();
    const list = sheetOf(page).getByRole('list', { name: 'Recent reviews' });
    expect(await addressesIn(list)).toEqual(
      [1, 2, 3].map(() => expect.stringMatching(/^\/restaurants\/.+\/$/)),
    );
    expect(await list.getByText(/^Rated \d\.\d\d out of 5$/).count()).toBe(3);
  });

  it('NAV-3 NAV-4 NAV-7 stand in the side menu as well, with the newsletter’s place', async () => {
    const { page } = await openBar({ brand, width: 390, hasTouch: true });
    await buttonOf(page, 'Open menu').tap();
    await menuOf(page).getByRole('button', { name: news, exact: true }).tap();
    await menuOf(page).getByRole('link', { name: 'More stories' }).waitFor();
    await menuOf(page).getByRole('button', { name: reviews, exact: true }).tap();
    await menuOf(page).getByRole('list', { name: 'Recent reviews' }).waitFor();
    await menuOf(page)
      .getByRole('heading', { name: /in your inbox/ })
      .waitFor();
    await menuOf(page).getByRole('textbox', { name: 'Email' }).waitFor();
    await menuOf(page).getByRole('link', { name: 'Newsletters', exact: true }).tap();
    await page.waitForURL('**/newsletters/');
  });
});
