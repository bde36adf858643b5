import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { readLayoutShifts, RECORD_LAYOUT_SHIFTS } from './testing/pageChecks';
import { type Brand } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** In addition to those of `everyPage.test.ts`. */
const screens: [Brand, number][] = [
  ['guide', 800],
  ['guide', 1280],
  ['news', 390],
];

describe.each(screens)('the %s site at %i px', (brand, width) => {
  it.each(['/', '/restaurants/', '/places/', '/neighbourhoods/'])(
    'EMBED-6.no-shift QUAL-2.shift nothing on %s moves while its widgets are mounted',
    async (path) => {
      const { page } = await startVisit({ brand, width, initScript: RECORD_LAYOUT_SHIFTS });
      await page.goto(path);
      await page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();
      await page.waitForFunction(() => !document.querySelector('[data-cg-status="loading"]'));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await readLayoutShifts(page)).toEqual([]);
    },
  );
});
