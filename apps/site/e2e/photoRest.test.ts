import { type Page } from 'playwright-core';
import { findPhotos } from './testing/findPhotos';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const VIEWER_FILE = /\/photo-viewer\/[^/]+\/viewer\.[0-9a-f]+\.js/;
const ACCOUNT_FILE = /\/account\/[^/]+\//;
const SAVE_DATA =
  'Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData: true } })';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Photo viewer' });
const thumbnails = (page: Page) => page.locator('[data-widget="photos"][data-cg-status="ready"] a:has(img)');

/** A page with photos, scrolled to them: the viewer's own code is not requested by that alone. */
async function openPlace(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const [{ listing }] = await findPhotos(page);
  await page.goto(listing.share_url);
  await page.locator('[data-widget="photo-viewer"][data-cg-status="ready"]').waitFor({ state: 'attached' });
  return requests;
}

/** Waits until the row has been taken over, which replaces its links. */
async function scrollToPhotos(page: Page): Promise<void> {
  await page.locator('[data-widget="photos"]').evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await thumbnails(page).first().waitFor();
  await thumbnails(page).first().scrollIntoViewIfNeeded();
}

/** Holds the viewer's code back until the returned function is called. */
async function holdViewer(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(VIEWER_FILE, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const waitForRequest = (page: Page, pattern: RegExp) =>
  page.waitForFunction(
    ({ source }) =>
      performance.getEntriesByType('resource').some(({ name }) => new RegExp(source).test(name)),
    { source: pattern.source },
  );

describe('photos before anybody has touched the page', () => {
  it('REST-5.near REST-5.account the viewer’s and the dialogs’ code come when somebody is there, not before', async () => {
    const { page } = await startVisit({ height: 2400 });
    const requests = await openPlace(page);
    await thumbnails(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    const isRequested = (pattern: RegExp) => requests.some((url) => pattern.test(url));
    expect([isRequested(VIEWER_FILE), isRequested(ACCOUNT_FILE)]).toEqual([false, false]);
    await page.mouse.move(4, 900);
    await page.mouse.move(6, 905);
    await waitForRequest(page, VIEWER_FILE);
    await waitForRequest(page, ACCOUNT_FILE);
  });

  it('REST-5.scarce with Save-Data nothing comes before it is reached for', async () => {
    const { page } = await startVisit({ height: 2400, initScript: SAVE_DATA });
    const requests = await openPlace(page);
    await page.mouse.move(4, 900);
    await page.mouse.move(6, 905);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => VIEWER_FILE.test(url) || ACCOUNT_FILE.test(url))).toEqual([]);
    await thumbnails(page).first().hover();
    await waitForRequest(page, VIEWER_FILE);
  });

  it('REST-5.pointer-down the photo’s file is asked for while the button is down, once', async () => {
    const { page } = await startVisit();
    await openPlace(page);
    const first = thumbnails(page).first();
    await scrollToPhotos(page);
    await first.hover();
    await waitForRequest(page, VIEWER_FILE);
    const asked = page.waitForRequest((request) => /cmd=resize(&|$)/.test(request.url()));
    await page.mouse.down();
    const file = (await asked).url();
    expect(await dialog(page).count()).toBe(0);
    await page.mouse.up();
    await dialog(page).waitFor();
    const shown = dialog(page).locator('.cg-photo-loaded .cg-photo-full');
    await shown.waitFor();
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(file);
  });

  it.each([
    ['a press', (page: Page) => thumbnails(page).first().click()],
    ['Enter', (page: Page) => thumbnails(page).first().press('Enter')],
  ])(
    'REST-3.photo REST-5.thumbnail %s before the viewer’s code is there shows the thumbnail in its place; then it opens by itself',
    async (_by, press) => {
      const { page } = await startVisit();
      const release = await holdViewer(page);
      await openPlace(page);
      const first = thumbnails(page).first();
      await scrollToPhotos(page);
      const small = await first.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
      await press(page);
      const placeholder = page.locator('body > [data-cg-scope="photo-viewer"] img');
      await placeholder.waitFor();
      expect(await placeholder.getAttribute('src')).toBe(small);
      expect(await page.locator('a[aria-busy="true"]').count()).toBe(1);
      release();
      await dialog(page).waitFor();
      expect(await page.locator('body > [data-cg-scope="photo-viewer"]').count()).toBe(1);
      expect(await page.locator('a[aria-busy]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    },
  );

  it('REST-3.photo-cancel Escape takes an early press back', async () => {
    const { page } = await startVisit();
    const release = await holdViewer(page);
    await openPlace(page);
    const first = thumbnails(page).first();
    await scrollToPhotos(page);
    const before = page.url();
    await first.click();
    await page.locator('body > [data-cg-scope="photo-viewer"] img').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('body > [data-cg-scope="photo-viewer"]').count()).toBe(0);
    release();
    await waitForRequest(page, VIEWER_FILE);
    await first.hover();
    expect([await dialog(page).count(), page.url()]).toEqual([0, before]);
    await first.click();
    await dialog(page).waitFor();
  });
});
