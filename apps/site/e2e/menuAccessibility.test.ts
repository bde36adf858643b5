import { type Page } from 'playwright-core';
import {
  getNavbar,
  getNavbarButton,
  getMenu,
  openNavbar,
  getSectionRow,
  getSearchField,
  getSectionLink,
  getSheet,
} from './testing/navbar';
import { closeVisits, disconnectBrowser } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { readFocusedName } from './testing/readFocusedName';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Waits until animations of the bar have ended: axe would measure colours half way. */
const waitForAnimations = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/** The visible controls of the bar, by name. */
const visibleControls = (page: Page) =>
  getNavbar(page)
    .locator('a:visible, button:visible, input:visible')
    .evaluateAll((controls) =>
      controls.map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''),
    );

/** The names of the controls that Tab reaches in the bar, from the first one on. */
async function tabThroughBar(page: Page): Promise<string[]> {
  await getNavbarButton(page, 'Open menu').focus();
  const names: string[] = [];
  while (await page.evaluate(() => document.activeElement?.closest('[data-widget="navbar"]') !== null)) {
    names.push(await readFocusedName(page));
    await page.keyboard.press('Tab');
  }
  return names;
}

describe.each(['guide', 'news'] as const)('the bar of the %s site', (brand) => {
  it.each([390, 1000, 1280])('O-NAV-03 at %i px focuses visible controls only', async (width) => {
    const { page } = await openNavbar({ brand, width });
    expect(await tabThroughBar(page)).toEqual(await visibleControls(page));
    await getNavbarButton(page, 'Open menu').focus();
    await page.keyboard.press('Enter');
    await getMenu(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await getMenu(page).locator(':focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await getMenu(page).waitFor({ state: 'detached' });
    expect(await tabThroughBar(page)).toEqual(await visibleControls(page));
  });

  it.each([390, 800, 1280])(
    'QUAL-1.axe-dialogs at %i px has no axe violation in menu and search',
    async (width) => {
      const { page } = await openNavbar({ brand, width, hasTouch: true });
      await getNavbarButton(page, 'Open menu').tap();
      const closedSections = getMenu(page).locator('[aria-expanded="false"]');
      while ((await closedSections.count()) > 0) await closedSections.first().tap();
      await waitForAnimations(page);
      expect(await findViolations(page)).toEqual([]);
      await getNavbarButton(page, 'Search').tap();
      await getSearchField(page).and(page.locator(':focus')).waitFor();
      await waitForAnimations(page);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  it.each([
    [1180, true],
    [1280, false],
  ])('QUAL-1 at %i px has no axe violation in any sub menu', async (width, hasTouch) => {
    const { page } = await openNavbar({ brand, width, hasTouch });
    expect(await findViolations(page)).toEqual([]);
    for (const trigger of await getSectionRow(page).locator('[aria-expanded]:visible').all()) {
      await (hasTouch ? trigger.tap() : trigger.hover());
      await getSheet(page).waitFor();
      await waitForAnimations(page);
      expect(await findViolations(page, '[data-widget="navbar"]')).toEqual([]);
    }
  });
});

describe('motion in the bar', () => {
  const searchIcon = (page: Page) => getNavbarButton(page, 'Search').locator('svg');
  const movements = (page: Page) =>
    getNavbar(page).evaluate((bar) =>
      bar.getAnimations({ subtree: true }).map((animation) => animation.playState),
    );

  it('NAV-13 the search icon is animated for 1200 ms under the mouse and then stops', async () => {
    const { page } = await openNavbar({});
    const restingTransform = await searchIcon(page).evaluate((icon) => getComputedStyle(icon).transform);
    await getNavbarButton(page, 'Search').hover();
    const lengthMs = await searchIcon(page).evaluate((icon) =>
      icon.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
    );
    expect(lengthMs).toEqual([1200]);
    await getNavbar(page).locator('[data-playing]').waitFor({ state: 'detached' });
    expect(await searchIcon(page).evaluate((icon) => getComputedStyle(icon).transform)).toBe(
      restingTransform,
    );
  });

  it('NAV-14 the side menu takes 500 ms to slide in', async () => {
    const { page } = await openNavbar({ width: 800 });
    await getNavbarButton(page, 'Open menu').click();
    const lengthsMs = await getMenu(page).evaluate((menu) =>
      menu.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
    );
    expect(lengthsMs).toContain(500);
  });

  it('O-A11Y-02 NAV-13 nothing moves with reduced motion', async () => {
    const { page } = await openNavbar({ reducedMotion: 'reduce' });
    await getNavbarButton(page, 'Search').hover();
    expect(await movements(page)).toEqual([]);
    expect(await getNavbar(page).locator('[data-playing]').count()).toBe(0);
    await getSectionLink(page, 'Places').hover();
    await getSheet(page).waitFor();
    expect(await movements(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await getNavbarButton(page, 'Open menu').click();
    expect(await movements(page)).toEqual([]);
    expect(await getMenu(page).evaluate((menu) => Math.round(menu.getBoundingClientRect().left))).toBe(0);
  });
});
