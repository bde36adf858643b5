import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { readShifts, WATCH_SHIFTS } from './testing/pageFaults';
import { type Brand } from './testing/running';

afterEach(closeVisits);
afterAll(leaveBrowser);

/** Beside those of `everyPage.test.ts`. */
const screens: [Brand, number][] = [
  ['guide', 800],
  ['guide', 1280],
  ['news', 390],
];

describe.each(screens)('the %s site at %i px', (brand, width) => {
  it.each(['/', '/restaurants/', '/places/', '/neighbourhoods/'])(
    'EMBED-6.no-shift QUAL-2.shift nothing on %s moves while its widgets wake up',
    async (path) => {
      const { page } = await startVisit({ brand, width, before: WATCH_SHIFTS });
      await page.goto(path);
      await page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();
      await page.waitForFunction(() => !document.querySelector('[data-cg-status="loading"]'));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await readShifts(page)).toEqual([]);
    },
  );
});
