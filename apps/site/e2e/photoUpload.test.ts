import { randomBytes, randomUUID } from 'node:crypto';
import { type Locator, type Page } from 'playwright-core';
import sharp from 'sharp';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { createMember, logIn, logInByDialog } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const LOST = /ERR_INTERNET_DISCONNECTED/;
/** Bytes per second: an upload takes some seconds, so that its progress is visible. */
const SLOW_LINE = 400_000;

/** A photo that does not compress: noise, like the file of a camera. */
async function createPhoto(name: string, side = 600) {
  const raw = { width: side, height: side, channels: 3 as const };
  const buffer = await sharp(randomBytes(side * side * 3), { raw })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Not the place with the most favourites: it has the most photos as well, and other tests look at them meanwhile. */
async function openPlace({ page, origin }: Visit): Promise<void> {
  const response = await fetch(`${origin}/api/v2/listings/?limit=1&offset=2&ordering=-favourite_count`);
  const { results } = (await response.json()) as { results: { share_url: string }[] };
  await page.goto(results[0]?.share_url ?? '', { waitUntil: 'domcontentloaded' });
}

const photosOf = (page: Page): Locator => page.locator('[data-widget="photos"]');
const rowOf = (page: Page, name: string): Locator =>
  photosOf(page).getByRole('list', { name: 'Chosen photos' }).getByRole('listitem').filter({ hasText: name });

async function openPanel(page: Page): Promise<void> {
  await photosOf(page).scrollIntoViewIfNeeded();
  await photosOf(page)
    .getByRole('button', { name: /^Add (a|the first) photo$/ })
    .click();
  await photosOf(page).getByRole('heading', { name: 'Add photos' }).waitFor();
}

const choose = (page: Page, files: Parameters<Locator['setInputFiles']>[0]) =>
  photosOf(page)
    .getByLabel(/^Choose photos/)
    .setInputFiles(files);
const press = (page: Page, name: string | RegExp) => photosOf(page).getByRole('button', { name }).click();
const waitForAdded = (page: Page, name: string) =>
  rowOf(page, name).getByText('Added', { exact: true }).waitFor();

/**
 * Deletes the member's photos, the newest first, and returns them. Uses another page: this one may still request a
 * picture that was deleted, and would report that on the console.
 */
async function removeOwn(page: Page) {
  const path = new URL(page.url()).pathname;
  await page.goto('/robots.txt');
  return page.evaluate(async (listingPath) => {
    const { results } = (await (await fetch('/api/v2/photos/me')).json()) as {
      results: { id: number; description: string | null; share_path: string }[];
    };
    const headers = { 'x-csrftoken': /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '' };
    const removedPhotos = [];
    for (const { id, description, share_path } of results) {
      const { status } = await fetch(`/api/v2/photos/${id}/`, { method: 'DELETE', headers });
      const isOfPlace = share_path.startsWith(listingPath);
      removedPhotos.push({ description: description ?? '', isOfPlace, status });
    }
    return removedPhotos;
  }, path);
}
/** A description that no other photo has. */
const createDescription = (text: string) => `${text} ${randomUUID().slice(0, 8)}`;

describe('adding photos to a listing', () => {
  it('PHOTO-6.several PHOTO-6.progress PHOTO-6.cancel PHOTO-6.no-reload PHOTO-6.each-file O-FRM-07 a member sees their progress, cancels one, tries again, and sees them without a reload', async () => {
    const visit = await startVisit({ width: 390, height: 844, expected: LOST });
    const { page, context } = visit;
    const bar = createDescription('The bar');
    await openPlace(visit);
    await logIn(page, await createMember(visit.origin));
    await openPanel(page);
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture') };
    await choose(page, [await createPhoto('bar.jpg'), await createPhoto('room.jpg'), text]);
    await rowOf(page, 'notes.jpg').getByText('This is no JPEG, PNG or WebP picture').waitFor();
    await rowOf(page, 'bar.jpg').getByLabel('Description (optional)').fill(bar);
    expect(await findViolations(page, '[data-widget="photos"]')).toEqual([]);

    const line = await context.newCDPSession(page);
    const throttle = (uploadThroughput: number) =>
      line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await throttle(SLOW_LINE);
    await press(page, 'Add 2 photos');
    const progress = photosOf(page).getByRole('progressbar', { name: 'Sending bar.jpg' });
    await page.waitForFunction(
      () => Number(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')) > 5,
    );
    expect(Number(await progress.getAttribute('aria-valuenow'))).toBeLessThan(100);
    const aborted = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/photos/'));
    await press(page, 'Cancel: room.jpg');
    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    await throttle(-1);
    await waitForAdded(page, 'bar.jpg');
    await photosOf(page).getByRole('link', { name: bar }).waitFor();

    await context.setOffline(true);
    await press(page, 'Try again: room.jpg');
    await rowOf(page, 'room.jpg').getByText('The connection was lost.').waitFor();
    await context.setOffline(false);
    await press(page, 'Try again: room.jpg');
    await waitForAdded(page, 'room.jpg');

    // The canceled upload did not arrive: the server has two.
    expect(await removeOwn(page)).toEqual([
      { description: '', isOfPlace: true, status: 204 },
      { description: bar, isOfPlace: true, status: 204 },
    ]);
  });

  it('PHOTO-6 AUTH-15 a guest’s photos are still there after the log-in and continue by themselves', async () => {
    const visit = await startVisit({ brand: 'news', colorScheme: 'dark' });
    const { page } = visit;
    const doorDescription = createDescription('The door');
    const member = await createMember(visit.origin);
    await openPlace(visit);
    await openPanel(page);
    await choose(page, await createPhoto('door.jpg', 200));
    await rowOf(page, 'door.jpg').getByLabel('Description (optional)').fill(doorDescription);
    expect(await findViolations(page, '[data-widget="photos"]')).toEqual([]);
    await press(page, 'Add 1 photo');
    await logInByDialog(page, member);
    await photosOf(page).scrollIntoViewIfNeeded();
    await waitForAdded(page, 'door.jpg');
    await photosOf(page).getByRole('link', { name: doorDescription }).waitFor();
    const storedKeys = await page.evaluate(() =>
      Object.keys(sessionStorage).filter((key) => /uploads/.test(key)),
    );
    expect(storedKeys).toEqual([]);
    expect(await removeOwn(page)).toEqual([{ description: doorDescription, isOfPlace: true, status: 204 }]);
  });
});
