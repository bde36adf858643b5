import { type Page } from 'playwright-core';
import { getDialog, clickInDialog } from './testing/accountDialogs';
import { waitForNavbar, getNavbarButton, getMenu, getSearchField } from './testing/navbar';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { findPhotos } from './testing/findPhotos';
import { findOverflow } from './testing/pageChecks';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Controls in what is open that cannot be scrolled completely into the window, or are covered there. */
function findUnreachable(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((container) => {
    const controls = [...container.querySelectorAll<HTMLElement>('a[href], button, input:not([hidden])')];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && control.offsetWidth > 1)
      .filter((control) => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) return true;
        const hitTarget = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !hitTarget || !(control.contains(hitTarget) || hitTarget.contains(control));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  });
}

async function expectReachable(page: Page, state: string, selector = '[role="dialog"]'): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every((it) => it.playState !== 'running'));
  expect([state, await findOverflow(page), await findUnreachable(page, selector)]).toEqual([state, [], []]);
}

// A window of 1280x800 at a zoom of 200 % is one of 640x400.
describe.each([
  ['guide', 320, 640],
  ['news', 320, 640],
  ['guide', 640, 400],
  ['news', 640, 400],
] as const)('panels and dialogs of the %s site at %i x %i px', (brand, width, height) => {
  it('QUAL-1.narrow-dialogs QUAL-1.zoom fits, and each control of it can be reached', async () => {
    const { page } = await startVisit({ brand, width, height });
    const [photo] = await findPhotos(page);
    await page.goto(photo.listing.share_url, { waitUntil: 'domcontentloaded' });
    await waitForNavbar(page);
    await getNavbarButton(page, 'Open menu').click();
    await getMenu(page).waitFor();
    await expectReachable(page, 'menu', 'nav[aria-label="All sections"]');
    await page.keyboard.press('Escape');
    await getNavbarButton(page, 'Search').click();
    await getSearchField(page).fill('park');
    await page.getByRole('option').first().waitFor();
    await expectReachable(page, 'search', '[data-widget="navbar"]');
    await page.keyboard.press('Escape');
    await getNavbarButton(page, 'Log in').click();
    await getDialog(page).locator(':focus').waitFor();
    await expectReachable(page, 'log-in');
    await clickInDialog(page, 'Forgot password?');
    await getDialog(page, 'Reset password').waitFor();
    await expectReachable(page, 'reset');
    await page.keyboard.press('Escape');
    await getNavbarButton(page, 'Log in').click();
    await clickInDialog(page, 'Sign up');
    await getDialog(page, 'Sign up').waitFor();
    await expectReachable(page, 'sign-up');
    await page.goto(photo.share_path);
    await page.getByRole('dialog', { name: 'Photo viewer' }).waitFor();
    await expectReachable(page, 'photo viewer');
  });
});

describe.each(['guide', 'news'] as const)('the %s site with reduced motion', (brand) => {
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
    await waitForNavbar(page);
    await getNavbarButton(page, 'Open menu').click();
    await getMenu(page).waitFor();
    expect(await listMoving()).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await listMoving()).toEqual([]);
    // On a phone the photos are below the hours of the week, and start when they are near the screen.
    await page.locator('[data-widget="photos"]').scrollIntoViewIfNeeded();
    const next = page.locator('[data-widget="photos"]').getByRole('button', { name: 'Next photo' });
    await next.click();
    expect(await listMoving()).toEqual([]);
    await page
      .getByRole('button', { name: /^Save / })
      .first()
      .click();
    await getDialog(page).locator(':focus').waitFor();
    expect(await listMoving()).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-widget="photos"] a').nth(1).click();
    await page.getByRole('dialog', { name: 'Photo viewer' }).waitFor();
    expect(await listMoving()).toEqual([]);
    await page.keyboard.press('ArrowRight');
    expect(await listMoving()).toEqual([]);
  });
});
