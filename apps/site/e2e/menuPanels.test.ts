import { type Page } from 'playwright-core';
import {
  listHrefs,
  getNavbar,
  waitForNavbar,
  getNavbarButton,
  isScrollLocked,
  getMenu,
  openNavbar,
  getSectionRow,
  scrollByWheel,
  getSearchField,
  getSheet,
} from './testing/navbar';
import { closeVisits, disconnectBrowser } from './testing/startVisit';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const dashboardOf = (page: Page) => page.getByRole('navigation', { name: 'Your dashboard' });
const rootStyle = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('style') ?? '');

describe('the panels and the page behind them', () => {
  it('O-NAV-02 NAV-9 a window that grows with an open menu can be scrolled again, and the menu is closed when it is small again', async () => {
    const { page } = await openNavbar({ width: 380 });
    await getNavbarButton(page, 'Open menu').click();
    await getMenu(page).waitFor();
    expect(await isScrollLocked(page)).toBe(true);
    await page.setViewportSize({ width: 1200, height: 800 });
    await getMenu(page).waitFor({ state: 'detached' });
    expect(await isScrollLocked(page)).toBe(false);
    await scrollByWheel(page);
    await page.setViewportSize({ width: 380, height: 800 });
    await getNavbarButton(page, 'Open menu').waitFor();
    expect([await isScrollLocked(page), await getMenu(page).count()]).toEqual([false, 0]);
  });

  it('O-NAV-02 an open sub menu is closed when the window gets narrow', async () => {
    const { page } = await openNavbar({});
    await getSectionRow(page).getByRole('button', { name: 'More' }).click();
    await getSheet(page).waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    await getSheet(page).waitFor({ state: 'detached' });
  });

  it('NAV-9.locks NAV-9.restores locking keeps the scroll position, and leaves nothing behind', async () => {
    const { page } = await openNavbar({ width: 390 });
    const style = await rootStyle(page);
    await page.evaluate(() => scrollTo(0, 20));
    for (const name of ['Open menu', 'Search'] as const) {
      // A click would first scroll the whole bar into view.
      await getNavbarButton(page, name).evaluate((button) => button.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      if (name === 'Search') await getSearchField(page).and(page.locator(':focus')).waitFor();
      expect([await isScrollLocked(page), await page.evaluate(() => scrollY)]).toEqual([true, 20]);
      await page.keyboard.press('Escape');
      expect([await isScrollLocked(page), await page.evaluate(() => scrollY)]).toEqual([false, 20]);
      expect(await rootStyle(page)).toBe(style);
    }
  });

  it.each([390, 800])(
    'NAV-7 SITE-2 SITE-3.app-links SITE-3.social at %i px the menu’s footer links what the site has',
    async (width) => {
      const { page } = await openNavbar({ brand: 'news', width });
      await getNavbarButton(page, 'Open menu').click();
      const about = getMenu(page).getByRole('list', { name: 'About this site' });
      expect(await listHrefs(about)).toEqual([
        '/contact/',
        '/contact/?advertise',
        '/jobs',
        '/archives/',
        '/newsletters/',
        'https://ledger.example/masthead/',
      ]);
      const networks = getMenu(page).getByRole('list', { name: 'Follow us' }).getByRole('link');
      expect(await networks.allTextContents()).toEqual(['Facebook', 'Twitter', 'Flickr', 'RSS']);
    },
  );
});

describe('the member’s panel', () => {
  it('NAV-9 NAV-11 NAV-12 O-NAV-05 O-IMG-03 only locks a very small screen and requests no missing avatar', async () => {
    const visit = await openNavbar({ width: 1300 });
    const { page, origin } = visit;
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const member = await createMember(origin);
    await logIn(page, member);
    await waitForNavbar(page);
    for (const [width, locks] of [
      [1300, false],
      [700, false],
      [380, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await getNavbarButton(page, 'Your account').click();
      await dashboardOf(page).waitFor();
      await page.getByText(`Logged in as ${member.email}`).waitFor();
      expect([width, await isScrollLocked(page)]).toEqual([width, locks]);
      await page.keyboard.press('Escape');
      await dashboardOf(page).waitFor({ state: 'detached' });
    }
    expect(requests.filter((path) => /(null|undefined|None)$/.test(path))).toEqual([]);
    await getNavbarButton(page, 'Your account').click();
    expect((await listHrefs(dashboardOf(page))).map((address) => address?.split('#')[1])).toEqual(
      ['home', 'newsletter', 'favourites', 'todos', 'articles', 'videos', 'events', 'ratings', 'photos'].map(
        (name) => `/${name}/`,
      ),
    );
  });

  it('NAV-9 O-NAV-06 at 800 px closes when the search opens, and the search when the menu opens', async () => {
    const { page, origin } = await openNavbar({ width: 800 });
    await logIn(page, await createMember(origin));
    await waitForNavbar(page);
    await getNavbarButton(page, 'Your account').click();
    await dashboardOf(page).waitFor();
    await getNavbarButton(page, 'Search').click();
    await getSearchField(page).waitFor();
    expect(await dashboardOf(page).count()).toBe(0);
    await getNavbarButton(page, 'Open menu').click();
    await getMenu(page).waitFor();
    expect(await getSearchField(page).count()).toBe(0);
  });

  it('NAV-11 returns to this page after the log-out, from account pages to the home page', async () => {
    const { page, origin } = await openNavbar({ brand: 'news' });
    await page.goto('/food/?offset=13');
    await waitForNavbar(page);
    await logIn(page, await createMember(origin));
    await waitForNavbar(page);
    const logOut = getNavbar(page).getByRole('link', { name: 'Log out' });
    await getNavbarButton(page, 'Your account').click();
    expect(await logOut.getAttribute('href')).toBe(
      `/profiles/logout?next=${encodeURIComponent('/food/?offset=13')}`,
    );
    await page.goto('/accounts/dashboard');
    await waitForNavbar(page);
    await getNavbarButton(page, 'Your account').click();
    expect(await logOut.getAttribute('href')).toBe('/profiles/logout?next=%2F');
  });
});
