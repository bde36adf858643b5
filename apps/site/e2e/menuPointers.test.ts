import { type Page } from 'playwright-core';
import { addressesIn, barOf, buttonOf, openBar, sectionOf, sheetOf } from './testing/bar';
import { closeVisits, leaveBrowser } from './testing/browse';
import { readFocus } from './testing/readFocus';

afterEach(closeVisits);
afterAll(leaveBrowser);

/** From here on the page's clock stands still until the test lets it run. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

/** Moves the mouse to the middle of the page's foot, where nothing of the bar is. */
const leaveBar = (page: Page) => page.mouse.move(640, 790);

describe('a mouse on the large bar', () => {
  it('NAV-8.hides-late NAV-8.comes-back has its menu hidden 500 ms after it left, and not if it came back', async () => {
    const { page } = await openBar({});
    await stopClock(page);
    await sectionOf(page, 'Places').hover();
    await sheetOf(page).waitFor();
    await leaveBar(page);
    await page.clock.runFor(499);
    expect(await sheetOf(page).count()).toBe(1);
    await sectionOf(page, 'Places').hover();
    await page.clock.runFor(5000);
    expect(await sheetOf(page).count()).toBe(1);
    await leaveBar(page);
    await page.clock.runFor(499);
    expect(await sheetOf(page).count()).toBe(1);
    await page.clock.runFor(1);
    await sheetOf(page).waitFor({ state: 'detached' });
  });

  it('NAV-8 goes from one section’s sheet to the next, and into it', async () => {
    const { page } = await openBar({});
    await sectionOf(page, 'Restaurants').hover();
    await sheetOf(page).getByRole('link', { name: 'All Restaurants' }).waitFor();
    await sectionOf(page, 'Places').hover();
    await sheetOf(page).getByRole('link', { name: 'All Places' }).click();
    await page.waitForURL('**/places/');
  });

  it('O-NAV-04 Escape closes, and it stays closed until the mouse has left and come back', async () => {
    const { page } = await openBar({});
    const places = sectionOf(page, 'Places');
    await places.hover();
    await sheetOf(page).waitFor();
    await page.keyboard.press('Escape');
    await sheetOf(page).waitFor({ state: 'detached' });
    const box = await places.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
    await page.mouse.move((box?.x ?? 0) + 24, (box?.y ?? 0) + 16);
    expect(await sheetOf(page).count()).toBe(0);
    await leaveBar(page);
    await places.hover();
    await sheetOf(page).waitFor();
  });

  it('NAV-9 opens no sheet while the visitor is busy in a panel', async () => {
    const { page } = await openBar({});
    await buttonOf(page, 'Search').click();
    await sectionOf(page, 'Places').hover();
    expect(await sheetOf(page).count()).toBe(0);
    expect(await barOf(page).getByRole('combobox').count()).toBe(1);
  });
});

describe('the keyboard on the large bar', () => {
  it.each(['Enter', 'Space', 'ArrowDown'])(
    'NAV-8 O-NAV-04 %s opens, Escape gives the focus back',
    async (key) => {
      const { page } = await openBar({});
      await sectionOf(page, 'Places').focus();
      await page.keyboard.press(key);
      await sheetOf(page).waitFor();
      if (key !== 'ArrowDown') await page.keyboard.press('Tab');
      expect(await readFocus(page)).toBe('All Places');
      await page.keyboard.press('ArrowDown');
      expect(await readFocus(page)).not.toBe('All Places');
      await page.keyboard.press('Escape');
      await sheetOf(page).waitFor({ state: 'detached' });
      expect(await readFocus(page)).toBe('Places');
      await page.keyboard.press('ArrowLeft');
      expect(await readFocus(page)).toBe('Latest News');
    },
  );
});

describe('a finger', () => {
  it('O-NAV-01 opens by its first tap at 1180 px and follows what is in the sheet', async () => {
    const { page } = await openBar({ width: 1180, hasTouch: true, isMobile: true });
    const address = page.url();
    await sectionOf(page, 'Restaurants').tap();
    await sheetOf(page).waitFor();
    expect(page.url()).toBe(address);
    const link = sheetOf(page).getByRole('link').nth(1);
    const leadsTo = await link.getAttribute('href');
    await link.tap();
    await page.waitForURL(`**${leadsTo ?? ''}`);
  });

  it('O-NAV-01 opens by a tap at 390 px and follows what is in it', async () => {
    const { page } = await openBar({ width: 390, hasTouch: true, isMobile: true });
    await buttonOf(page, 'Open menu').tap();
    const menu = page.getByRole('navigation', { name: 'All sections' });
    await menu.getByRole('button', { name: 'Restaurants' }).tap();
    const address = (await addressesIn(menu)).find((href) => /^\/restaurants\/.+/.test(href ?? ''));
    await menu.locator(`a[href="${address}"]`).tap();
    await page.waitForURL(`**${address ?? ''}`);
  });

  it('O-NAV-06 closes by a tap on the page, and by one on what opened it', async () => {
    const { page } = await openBar({ width: 1180, hasTouch: true, isMobile: true });
    const places = sectionOf(page, 'Places');
    await places.tap();
    await sheetOf(page).waitFor();
    await page.touchscreen.tap(590, 780);
    await sheetOf(page).waitFor({ state: 'detached' });
    await places.tap();
    await sheetOf(page).waitFor();
    await places.tap();
    await sheetOf(page).waitFor({ state: 'detached' });
  });
});
