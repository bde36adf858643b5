import { type Page } from 'playwright-core';
import {
  addressesIn,
  barOf,
  barReady,
  buttonOf,
  isLocked,
  menuOf,
  openBar,
  rowOf,
  scrollByWheel,
  searchField,
  sheetOf,
} from './testing/bar';
import { closeVisits, leaveBrowser } from './testing/browse';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(leaveBrowser);

const dashboardOf = (page: Page) => page.getByRole('navigation', { name: 'Your dashboard' });
const rootStyle = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('style') ?? '');

describe('the panels and the page behind them', () => {
  it('O-NAV-02 NAV-9 a window that grows over an open menu scrolls again, and is closed back on small', async () => {
    const { page } = await openBar({ width: 380 });
    await buttonOf(page, 'Open menu').click();
    await menuOf(page).waitFor();
    expect(await isLocked(page)).toBe(true);
    await page.setViewportSize({ width: 1200, height: 800 });
    await menuOf(page).waitFor({ state: 'detached' });
    expect(await isLocked(page)).toBe(false);
    await scrollByWheel(page);
    await page.setViewportSize({ width: 380, height: 800 });
    await buttonOf(page, 'Open menu').waitFor();
    expect([await isLocked(page), await menuOf(page).count()]).toEqual([false, 0]);
  });

  it('O-NAV-02 an open sheet is gone when the window gets narrow', async () => {
    const { page } = await openBar({});
    await rowOf(page).getByRole('button', { name: 'More' }).click();
    await sheetOf(page).waitFor();
    await page.setViewportSize({ width: 1000, height: 800 });
    await sheetOf(page).waitFor({ state: 'detached' });
  });

  it('NAV-9.locks NAV-9.restores locking leaves the page where it was, and nothing of it behind', async () => {
    const { page } = await openBar({ width: 390 });
    const style = await rootStyle(page);
    await page.evaluate(() => scrollTo(0, 20));
    for (const name of ['Open menu', 'Search'] as const) {
      // A click would bring the whole bar into view first.
      await buttonOf(page, name).evaluate((button) => button.focus({ preventScroll: true }));
      await page.keyboard.press('Enter');
      if (name === 'Search') await searchField(page).and(page.locator(':focus')).waitFor();
      expect([await isLocked(page), await page.evaluate(() => scrollY)]).toEqual([true, 20]);
      await page.keyboard.press('Escape');
      expect([await isLocked(page), await page.evaluate(() => scrollY)]).toEqual([false, 20]);
      expect(await rootStyle(page)).toBe(style);
    }
  });

  it.each([390, 800])(
    'NAV-7 SITE-2 SITE-3.app-links SITE-3.social at %i px the menu’s foot links what the paper has',
    async (width) => {
      const { page } = await openBar({ brand: 'news', width });
      await buttonOf(page, 'Open menu').click();
      const about = menuOf(page).getByRole('list', { name: 'About this site' });
      expect(await addressesIn(about)).toEqual([
        '/contact/',
        '/contact/?advertise',
        '/jobs',
        '/archives/',
        '/newsletters/',
        'https://ledger.example/masthead/',
      ]);
      const networks = menuOf(page).getByRole('list', { name: 'Follow us' }).getByRole('link');
      expect(await networks.allTextContents()).toEqual(['Facebook', 'Twitter', 'Flickr', 'RSS']);
    },
  );
});

describe('the member’s panel', () => {
  it('NAV-9 NAV-11 NAV-12 O-NAV-05 O-IMG-03 locks a very small screen only and asks for no missing face', async () => {
    const visit = await openBar({ width: 1300 });
    const { page, origin } = visit;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const member = await createMember(origin);
    await logIn(page, member);
    await barReady(page);
    for (const [width, locks] of [
      [1300, false],
      [700, false],
      [380, true],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await buttonOf(page, 'Your account').click();
      await dashboardOf(page).waitFor();
      await page.getByText(`Logged in as ${member.email}`).waitFor();
      expect([width, await isLocked(page)]).toEqual([width, locks]);
      await page.keyboard.press('Escape');
      await dashboardOf(page).waitFor({ state: 'detached' });
    }
    expect(asked.filter((path) => /(null|undefined|None)$/.test(path))).toEqual([]);
    await buttonOf(page, 'Your account').click();
    expect((await addressesIn(dashboardOf(page))).map((address) => address?.split('#')[1])).toEqual(
      ['home', 'newsletter', 'favourites', 'todos', 'articles', 'videos', 'events', 'ratings', 'photos'].map(
        (name) => `/${name}/`,
      ),
    );
  });

  it('NAV-9 O-NAV-06 at 800 px closes for the search, and the search for the menu', async () => {
    const { page, origin } = await openBar({ width: 800 });
    await logIn(page, await createMember(origin));
    await barReady(page);
    await buttonOf(page, 'Your account').click();
    await dashboardOf(page).waitFor();
    await buttonOf(page, 'Search').click();
    await searchField(page).waitFor();
    expect(await dashboardOf(page).count()).toBe(0);
    await buttonOf(page, 'Open menu').click();
    await menuOf(page).waitFor();
    expect(await searchField(page).count()).toBe(0);
  });

  it('NAV-11 leads back to this page after the log-out, from account pages to the home page', async () => {
    const { page, origin } = await openBar({ brand: 'news' });
    await page.goto('/food/?offset=13');
    await barReady(page);
    await logIn(page, await createMember(origin));
    await barReady(page);
    const logOut = barOf(page).getByRole('link', { name: 'Log out' });
    await buttonOf(page, 'Your account').click();
    expect(await logOut.getAttribute('href')).toBe(
      `/profiles/logout?next=${encodeURIComponent('/food/?offset=13')}`,
    );
    await page.goto('/accounts/dashboard');
    await barReady(page);
    await buttonOf(page, 'Your account').click();
    expect(await logOut.getAttribute('href')).toBe('/profiles/logout?next=%2F');
  });
});
