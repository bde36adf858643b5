import { type Page } from 'playwright-core';
import { dialogOf, pressIn } from './testing/accountDialogs';
import { barReady, buttonOf, menuOf, searchField } from './testing/bar';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { findPhotos } from './testing/findPhotos';
import { findOverflow } from './testing/pageFaults';

afterEach(closeVisits);
afterAll(leaveBrowser);

/** Controls of what is open that cannot be brought whole into the window, or lie under something else there. */
function findUnreachable(page: Page, within: string): Promise<string[]> {
  return page.locator(within).evaluate((place) => {
    const controls = [...place.querySelectorAll<HTMLElement>('a[href], button, input:not([hidden])')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 1)
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return true;
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !seen || !(control.contains(seen) || seen.contains(control));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

async function expectReachable(page: Page, state: string, within = '[role="dialog"]'): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((it) => it.playState !== 'running'));
  expect([state, await findOverflow(page), await findUnreachable(page, within)]).toEqual([state, [], []]);
}

// A window of 1280x800 at a zoom of 200 % is one of 640x400.
describe.each([
  ['guide', 320, 640],
  ['news', 320, 640],
  ['guide', 640, 400],
  ['news', 640, 400],
] as const)('what opens over the %s site at %i x %i px', (brand, width, height) => {
  it('QUAL-1.narrow-dialogs QUAL-1.zoom fits, and each control of it can be reached', async () => {
    const { page } = await startVisit({ brand, width, height });
    const [photo] = await findPhotos(page);
    await page.goto(photo.listing.share_url, { waitUntil: 'domcontentloaded' });
    await barReady(page);
    await buttonOf(page, 'Open menu').click();
    await menuOf(page).waitFor();
    await expectReachable(page, 'menu', 'nav[aria-label="All sections"]');
    await page.keyboard.press('Escape');
    await buttonOf(page, 'Search').click();
    await searchField(page).fill('park');
    await page.getByRole('option').first().waitFor();
    await expectReachable(page, 'search', '[data-widget="navbar"]');
    await page.keyboard.press('Escape');
    await buttonOf(page, 'Log in').click();
    await dialogOf(page).locator(':focus').waitFor();
    await expectReachable(page, 'log-in');
    await pressIn(page, 'Forgot password?');
    await dialogOf(page, 'Reset password').waitFor();
    await expectReachable(page, 'reset');
    await page.keyboard.press('Escape');
    await buttonOf(page, 'Log in').click();
    await pressIn(page, 'Sign up');
    await dialogOf(page, 'Sign up').waitFor();
    await expectReachable(page, 'sign-up');
    await page.goto(photo.share_path);
    await page.getByRole('dialog', { name: 'Photo viewer' }).waitFor();
    await expectReachable(page, 'photo viewer');
  });
});

describe.each(['guide', 'news'] as const)('the %s site for who wants less motion', (brand) => {
  it('QUAL-1.less-motion nothing moves when something opens, flips or slides', async () => {
    const { page } = await startVisit({ brand, width: 390, reducedMotion: 'reduce' });
    const listMoving = () =>
      page.evaluate(() =>
        document.getAnimations().flatMap((animation) => {
          const { activeDuration = 0 } = animation.effect?.getComputedTiming() ?? {};
          const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
          return Number(activeDuration) > 20
            ? [`${activeDuration} ms: ${target?.outerHTML.slice(0, 80)}`]
            : [];
        }),
      );
    const [photo] = await findPhotos(page);
    await page.goto(photo.listing.share_url);
    await barReady(page);
    await buttonOf(page, 'Open menu').click();
    await menuOf(page).waitFor();
    expect(await listMoving()).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await listMoving()).toEqual([]);
    const next = page.locator('[data-widget="photos"]').getByRole('button', { name: 'Next photo' });
    await next.click();
    expect(await listMoving()).toEqual([]);
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await dialogOf(page).locator(':focus').waitFor();
    expect(await listMoving()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-widget="photos"] a').nth(1).click();
    await page.getByRole('dialog', { name: 'Photo viewer' }).waitFor();
    expect(await listMoving()).toEqual([]);
    await page.keyboard.press('ArrowRight');
    expect(await listMoving()).toEqual([]);
  });
});
