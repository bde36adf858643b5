import { type Page } from 'playwright-core';
import {
  listHrefs,
  getMenu,
  getNavbar,
  getNavbarButton,
  openNavbar,
  getSectionLink,
  getSheet,
} from './testing/navbar';
import { closeVisits, disconnectBrowser } from './testing/startVisit';
import { readFocusedName } from './testing/readFocusedName';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Stops the page's clock until the test lets it run. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Moves the mouse to the middle of the page's footer, away from the bar. */
const leaveBar = (page: Page) => page.mouse.move(640, 790);

describe('a mouse on the large bar', () => {
  it('NAV-8.hides-late NAV-8.comes-back hides its menu 500 ms after it has left, but not if it came back', async () => {
    const { page } = await openNavbar({});
    await stopClock(page);
    await getSectionLink(page, 'Places').hover();
    await getSheet(page).waitFor();
    await leaveBar(page);
    await page.clock.runFor(499);
    expect(await getSheet(page).count()).toBe(1);
    await getSectionLink(page, 'Places').hover();
    await page.clock.runFor(5000);
    expect(await getSheet(page).count()).toBe(1);
    await leaveBar(page);
    await page.clock.runFor(499);
    expect(await getSheet(page).count()).toBe(1);
    await page.clock.runFor(1);
    await getSheet(page).waitFor({ state: 'detached' });
  });

  it('NAV-8 moves from one section’s sub menu to the next, and into it', async () => {
    const { page } = await openNavbar({});
    await getSectionLink(page, 'Restaurants').hover();
    await getSheet(page).getByRole('link', { name: 'All Restaurants' }).waitFor();
    await getSectionLink(page, 'Places').hover();
    await getSheet(page).getByRole('link', { name: 'All Places' }).click();
    await page.waitForURL('**/places/');
  });

  it('O-NAV-04 Escape closes, and it stays closed until the mouse has left and come back', async () => {
    const { page } = await openNavbar({});
    const places = getSectionLink(page, 'Places');
    await places.hover();
    await getSheet(page).waitFor();
    await page.keyboard.press('Escape');
    await getSheet(page).waitFor({ state: 'detached' });
    const box = await places.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
    await page.mouse.move((box?.x ?? 0) + 24, (box?.y ?? 0) + 16);
    expect(await getSheet(page).count()).toBe(0);
    await leaveBar(page);
    await places.hover();
    await getSheet(page).waitFor();
  });

  it('NAV-9 opens no sub menu while a panel is open', async () => {
    const { page } = await openNavbar({});
    await getNavbarButton(page, 'Search').click();
    await getSectionLink(page, 'Places').hover();
    expect(await getSheet(page).count()).toBe(0);
    expect(await getNavbar(page).getByRole('combobox').count()).toBe(1);
  });
});

describe('the border between the large bar and the menu', () => {
  it('NAV-8.hover NAV-8.border opens a sub menu on hover from 1025 px', async () => {
    const { page } = await openNavbar({ width: 1025 });
    await getSectionLink(page, 'Places').hover();
    await getSheet(page).getByRole('link', { name: 'All Places' }).waitFor();
  });

  it('NAV-8.click NAV-8.border opens it on click alone up to 1024 px, in the menu', async () => {
    const { page } = await openNavbar({ width: 1024 });
    expect(await getSectionLink(page, 'Places').count()).toBe(0);
    await getNavbarButton(page, 'Open menu').click();
    const places = getMenu(page).getByRole('button', { name: 'Places', exact: true });
    await places.hover();
    expect(await places.getAttribute('aria-expanded')).toBe('false');
    await places.click();
    await getMenu(page).getByRole('link', { name: 'All Places' }).waitFor();
  });
});

describe('the keyboard on the large bar', () => {
  it.each(['Enter', 'Space', 'ArrowDown'])(
    'NAV-8 O-NAV-04 %s opens, Escape returns the focus',
    async (key) => {
      const { page } = await openNavbar({});
      await getSectionLink(page, 'Places').focus();
      await page.keyboard.press(key);
      await getSheet(page).waitFor();
      if (key !== 'ArrowDown') await page.keyboard.press('Tab');
      expect(await readFocusedName(page)).toBe('All Places');
      await page.keyboard.press('ArrowDown');
      expect(await readFocusedName(page)).not.toBe('All Places');
      await page.keyboard.press('Escape');
      await getSheet(page).waitFor({ state: 'detached' });
      expect(await readFocusedName(page)).toBe('Places');
      await page.keyboard.press('ArrowLeft');
      expect(await readFocusedName(page)).toBe('Latest News');
    },
  );
});

describe('a finger', () => {
  it('O-NAV-01 opens by its first tap at 1180 px and follows links in the sub menu', async () => {
    const { page } = await openNavbar({ width: 1180, hasTouch: true, isMobile: true });
    const address = page.url();
    await getSectionLink(page, 'Restaurants').tap();
    await getSheet(page).waitFor();
    expect(page.url()).toBe(address);
    const link = getSheet(page).getByRole('link').nth(1);
    const leadsTo = await link.getAttribute('href');
    await link.tap();
    await page.waitForURL(`**${leadsTo ?? ''}`);
  });

  it('O-NAV-01 opens by a tap at 390 px and follows links in it', async () => {
    const { page } = await openNavbar({ width: 390, hasTouch: true, isMobile: true });
    await getNavbarButton(page, 'Open menu').tap();
    const menu = page.getByRole('navigation', { name: 'All sections' });
    await menu.getByRole('button', { name: 'Restaurants' }).tap();
    const address = (await listHrefs(menu)).find((href) => /^\/restaurants\/.+/.test(href ?? ''));
    await menu.locator(`a[href="${address}"]`).tap();
    await page.waitForURL(`**${address ?? ''}`);
  });

  it('O-NAV-06 closes by a tap on the page, and by one on its opener', async () => {
    const { page } = await openNavbar({ width: 1180, hasTouch: true, isMobile: true });
    const places = getSectionLink(page, 'Places');
    await places.tap();
    await getSheet(page).waitFor();
    await page.touchscreen.tap(590, 780);
    await getSheet(page).waitFor({ state: 'detached' });
    await places.tap();
    await getSheet(page).waitFor();
    await places.tap();
    await getSheet(page).waitFor({ state: 'detached' });
  });
});
