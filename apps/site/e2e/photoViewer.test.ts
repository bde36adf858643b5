import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { findPhotos } from './testing/findPhotos';
import { findViolations } from './testing/findViolations';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });
const counter = (page: Page, words: string | RegExp) => viewer(page).getByText(words);
const thumbnails = (page: Page) => page.locator('[data-widget="photos"][data-cg-status="ready"] a');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const waitForUrl = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);

/** Opens a listing with more photos than fit on one page. */
async function openPlace({ page }: Visit): Promise<string> {
  const [{ listing }] = await findPhotos(page);
  await page.goto(listing.share_url);
  // On a phone the photos are below the hours of the week, and start when they are near the screen.
  await page.locator('[data-widget="photos"]').scrollIntoViewIfNeeded();
  await thumbnails(page).nth(3).waitFor();
  // Not the fourth: a strip that is scrolled before Swiper is ready stays scrolled, and the first photo is out of
  // reach.
  await thumbnails(page).nth(0).scrollIntoViewIfNeeded();
  return listing.share_url;
}

describe('the photo viewer', () => {
  it('PHOTO-4.opens PHOTO-4.share-path PHOTO-4.closed-path PHOTO-4.back PHOTO-4.forward PHOTO-3.ad O-VWR-01 O-VWR-03 O-DLG-01 opens, steps and closes in every way, with the right URL', async () => {
    const visit = await startVisit();
    const { page } = visit;
    const place = await openPlace(visit);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const second = (await thumbnails(page).nth(1).getAttribute('href')) ?? '';

    await thumbnails(page).nth(1).click();
    await counter(page, /^2 of \d+$/).waitFor();
    expect(pathOf(page)).toBe(second);
    const ad = viewer(page).getByRole('group', { name: 'Advertisement' });
    await ad.getByRole('img').or(ad.locator('iframe')).waitFor();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
    await counter(page, /^5 of /).waitFor();
    await page.goBack();
    await waitForUrl(page, place);
    expect(await viewer(page).count()).toBe(0);
    await page.goForward();
    await counter(page, /^5 of /).waitFor();

    await page.keyboard.press('Escape');
    await waitForUrl(page, place);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toMatch(
      /\/photos\/\d+\/$/,
    );
    await page.keyboard.press('ArrowRight');
    expect(pathOf(page)).toBe(place);

    await thumbnails(page).nth(4).press('Enter');
    await viewer(page).getByRole('button', { name: 'Close' }).click();
    await waitForUrl(page, place);
    await thumbnails(page).nth(4).click();
    await counter(page, /^5 of /).waitFor();
    await page.mouse.move(40, 400);
    await page.mouse.move(30, 600);
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/gestures\.[0-9a-f]+\.js/.test(name)),
    );
    await expectClosed(page, () => page.mouse.click(12, 780));
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  it('PHOTO-4.reload PHOTO-4.closed-path a reload and a photo’s own URL open it; closing leads to the closed path', async () => {
    const visit = await startVisit();
    const { page } = visit;
    const place = await openPlace(visit);
    await thumbnails(page).nth(2).click();
    await counter(page, /^3 of /).waitFor();
    await page.reload();
    await counter(page, /^3 of /).waitFor();
    const photo = pathOf(page);
    await page.keyboard.press('ArrowRight');
    await counter(page, /^4 of /).waitFor();

    await page.goto('/contact/');
    await page.goto(photo);
    await counter(page, /^3 of /).waitFor();
    await page.evaluate(() => Object.assign(window, { isPhotoPage: true }));
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !('isPhotoPage' in window) && document.readyState === 'complete');
    await page.waitForURL((url) => place.startsWith(url.pathname) || url.pathname.startsWith(place));
    expect(pathOf(page)).not.toBe(photo);
    await page.goBack();
    await waitForUrl(page, '/contact/');
  });

  it('PHOTO-5.swipe O-VWR-05 works by swipe and zoom on a phone; without axe violations, and after a page translation', async () => {
    const visit = await startVisit({ width: 390, height: 844, hasTouch: true, isMobile: true });
    const { page, context } = visit;
    await openPlace(visit);
    await thumbnails(page).nth(0).tap();
    await counter(page, /^1 of /).waitFor();
    expect(await findViolations(page, '[role="dialog"]')).toEqual([]);
    await wrapTexts(page);

    const touch = await context.newCDPSession(page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/gestures\.[0-9a-f]+\.js/.test(name)),
    );
    const swipe = async () => {
      await send('touchStart', [{ x: 320, y: 300 }]);
      for (const x of [280, 220, 160]) await send('touchMove', [{ x, y: 305 }]);
      await send('touchEnd', []);
    };
    await swipe();
    await counter(page, /^2 of /).waitFor();

    await send('touchStart', [
      { x: 170, y: 300 },
      { x: 220, y: 300 },
    ]);
    for (const by of [30, 60, 100])
      await send('touchMove', [
        { x: 170 - by, y: 300 },
        { x: 220 + by, y: 300 },
      ]);
    await send('touchEnd', []);
    await page.waitForFunction(() => document.querySelector('[data-zoomed]') !== null);
    expect(await counter(page, /^2 of /).count()).toBe(1);
    await viewer(page).getByRole('button', { name: 'Next photo' }).tap();
    await counter(page, /^3 of /).waitFor();
    expect(await page.locator('[data-zoomed]').count()).toBe(0);
    await page.goBack();
    expect(await viewer(page).count()).toBe(0);
  });
});

async function expectClosed(page: Page, leave: () => Promise<void>): Promise<void> {
  await leave();
  await viewer(page).waitFor({ state: 'detached' });
}

/** As page translators do, in the whole page. */
async function wrapTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (node) =>
      node.parentElement?.closest('script, style') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
}
