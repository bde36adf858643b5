import { type Page } from 'playwright-core';
import { barOf, buttonOf, menuOf, openBar, rowOf, searchField, sectionOf, sheetOf } from './testing/bar';
import { closeVisits, leaveBrowser } from './testing/browse';
import { findViolations } from './testing/findViolations';
import { readFocus } from './testing/readFocus';

afterEach(closeVisits);
afterAll(leaveBrowser);

/** Waits until nothing moves in the bar: axe would measure colours half way. */
const settle = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));

/** The controls of the bar that a person sees, by what they are called. */
const visibleControls = (page: Page) =>
  barOf(page)
    .locator('a:visible, button:visible, input:visible')
    .evaluateAll((controls) =>
      controls.map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''),
    );

/** What Tab reaches in the bar, from the first control on. */
async function tabThroughBar(page: Page): Promise<string[]> {
  await buttonOf(page, 'Open menu').focus();
  const reached: string[] = [];
  while (await page.evaluate(() => document.activeElement?.closest('[data-widget="navbar"]') !== null)) {
    reached.push(await readFocus(page));
    await page.keyboard.press('Tab');
  }
  return reached;
}

describe.each(['guide', 'news'] as const)('the bar of the %s site', (brand) => {
  it.each([390, 1000, 1280])('O-NAV-03 at %i px takes the focus where it is seen only', async (width) => {
    const { page } = await openBar({ brand, width });
    expect(await tabThroughBar(page)).toEqual(await visibleControls(page));
    await buttonOf(page, 'Open menu').focus();
    await page.keyboard.press('Enter');
    await menuOf(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await menuOf(page).locator(':focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await menuOf(page).waitFor({ state: 'detached' });
    expect(await tabThroughBar(page)).toEqual(await visibleControls(page));
  });

  it.each([390, 800, 1280])(
    'QUAL-1.axe-dialogs at %i px has no axe violation in menu and search',
    async (width) => {
      const { page } = await openBar({ brand, width, hasTouch: true });
      await buttonOf(page, 'Open menu').tap();
      const folded = menuOf(page).locator('[aria-expanded="false"]');
      while ((await folded.count()) > 0) await folded.first().tap();
      await settle(page);
      expect(await findViolations(page)).toEqual([]);
      await buttonOf(page, 'Search').tap();
      await searchField(page).and(page.locator(':focus')).waitFor();
      await settle(page);
      expect(await findViolations(page)).toEqual([]);
    },
  );

  it.each([
    [1180, true],
    [1280, false],
  ])('QUAL-1 at %i px has no axe violation in any sheet', async (width, hasTouch) => {
    const { page } = await openBar({ brand, width, hasTouch });
    expect(await findViolations(page)).toEqual([]);
    for (const trigger of await rowOf(page).locator('[aria-expanded]:visible').all()) {
      await (hasTouch ? trigger.tap() : trigger.hover());
      await sheetOf(page).waitFor();
      await settle(page);
      expect(await findViolations(page, '[data-widget="navbar"]')).toEqual([]);
    }
  });
});

describe('motion in the bar', () => {
  const glass = (page: Page) => buttonOf(page, 'Search').locator('svg');
  const movements = (page: Page) =>
    barOf(page).evaluate((bar) =>
      bar.getAnimations({ subtree: true }).map((animation) => animation.playState),
    );

  it('NAV-13 the search icon plays 1200 ms under the mouse and is still again', async () => {
    const { page } = await openBar({});
    const still = await glass(page).evaluate((icon) => getComputedStyle(icon).transform);
    await buttonOf(page, 'Search').hover();
    const lengthMs = await glass(page).evaluate((icon) =>
      icon.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
    );
    expect(lengthMs).toEqual([1200]);
    await barOf(page).locator('[data-playing]').waitFor({ state: 'detached' });
    expect(await glass(page).evaluate((icon) => getComputedStyle(icon).transform)).toBe(still);
  });

  it('NAV-14 the side menu takes 500 ms to come in', async () => {
    const { page } = await openBar({ width: 800 });
    await buttonOf(page, 'Open menu').click();
    const lengthsMs = await menuOf(page).evaluate((menu) =>
      menu.getAnimations().map((animation) => animation.effect?.getComputedTiming().duration),
    );
    expect(lengthsMs).toContain(500);
  });

  it('O-A11Y-02 NAV-13 nothing moves for those who asked for less', async () => {
    const { page } = await openBar({ reducedMotion: 'reduce' });
    await buttonOf(page, 'Search').hover();
    expect(await movements(page)).toEqual([]);
    expect(await barOf(page).locator('[data-playing]').count()).toBe(0);
    await sectionOf(page, 'Places').hover();
    await sheetOf(page).waitFor();
    expect(await movements(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 800 });
    await buttonOf(page, 'Open menu').click();
    expect(await movements(page)).toEqual([]);
    expect(await menuOf(page).evaluate((menu) => Math.round(menu.getBoundingClientRect().left))).toBe(0);
  });
});
