import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** A card asks for no more than 1.3 times the pixels in a row that it shows. */
const LARGEST_STEP = 1.3;
const LARGEST_CANDIDATE = 1200;

describe.each([390, 1280])('pictures of cards at %i px', (width) => {
  it.each([1, 1.75, 2, 3])(
    'PHOTO-8.srcset are as sharp as a screen of density %d shows them, and hardly larger',
    async (deviceScaleFactor) => {
      const { page } = await startVisit({ width, deviceScaleFactor });
      await page.goto('/restaurants/');
      await page.locator('[data-widget="listing-grid"][data-cg-status="ready"]').waitFor();
      const picture = page.locator('[data-widget="listing-grid"] article img').first();
      const { shownPixels, requestedPixels } = await picture.evaluate(async (element) => {
        const image = element as HTMLImageElement;
        await image.decode();
        return {
          shownPixels: image.clientWidth * devicePixelRatio,
          requestedPixels: Number(new URL(image.currentSrc).searchParams.get('w')),
        };
      });
      expect(requestedPixels).toBeGreaterThanOrEqual(Math.min(shownPixels, LARGEST_CANDIDATE));
      expect(requestedPixels).toBeLessThanOrEqual(shownPixels * LARGEST_STEP);
    },
  );

  it('PHOTO-8.srcset are requested once, whether the CMS or the widget shows them', async () => {
    const { page } = await startVisit({ width, deviceScaleFactor: 2 });
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') requested.push(request.url());
    });
    await page.goto('/restaurants/');
    await page.locator('[data-widget="listing-grid"][data-cg-status="ready"]').waitFor();
    const picture = page.locator('[data-widget="listing-grid"] article img').first();
    const path = await picture.evaluate((element) => {
      const image = element as HTMLImageElement;
      return image.decode().then(() => new URL(image.currentSrc).pathname);
    });
    expect(requested.filter((url) => new URL(url).pathname === path)).toHaveLength(1);
  });
});
