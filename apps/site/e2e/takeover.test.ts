import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const WATCH = `
  window.paints = [];
  new PerformanceObserver((list) => {
    for (const { size, element } of list.getEntries()) if (element && element.nodeName === 'IMG') window.paints.push(size);
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

/** The positions of all elements of a card with a fixed position, and the sizes of the largest pictures. */
async function measure(page: Page) {
  await page.waitForLoadState('load');
  const boxes = await page.locator('[data-widget="listing-grid"]').evaluate((grid) => {
    const rect = (element: Element | null | undefined) => {
      const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');
    };
    const cards = [...grid.querySelectorAll('article')];
    return [
      ...cards
        .slice(0, 4)
        .flatMap((card) => ['img', ':is(h2, h3)', 'ul'].map((part) => rect(card.querySelector(part)))),
      ...cards.map(rect),
      rect(grid),
    ];
  });
  return { boxes };
}

/** The largest picture so far, once those in the window are painted. */
const readLargest = (page: Page) =>
  page.evaluate(async () => {
    const visibleImages = [...document.images].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(visibleImages.map((image) => image.decode()));
    const { paints } = window as unknown as { paints: number[] };
    // A busy browser reports a paint some frames later; if text is larger than pictures it reports none.
    const start = performance.now();
    do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    while (paints.length === 0 && performance.now() - start < 2000);
    return Math.max(0, ...paints);
  });

describe.each([390, 800, 1000, 1280])('the grid that replaces the server’s at %i px', (width) => {
  it.each(['/restaurants/', '/restaurants/pub/?page=3', '/neighbourhoods/annex/'])(
    'X1 LIST-10 on %s has the position of the server’s grid, and paints nothing larger',
    async (path) => {
      const { page, context } = await startVisit({ width, initScript: WATCH, expected: /ERR_FAILED/ });
      await context.route('**/widgets/**', (route) => route.abort());
      await page.goto(path);
      const plain = await measure(page);
      const largest = await readLargest(page);
      await context.unroute('**/widgets/**');
      await page.goto(path);
      // On some pages the grid begins below the window.
      await page.locator('[data-widget="listing-grid"][data-cg-status="ready"]').waitFor();
      expect(await measure(page)).toEqual(plain);
      expect(await readLargest(page)).toBeLessThanOrEqual(largest);
    },
  );
});
