import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { type Brand } from './testing/running';

afterEach(closeVisits);
afterAll(leaveBrowser);

const WATCH = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value + ' ' + entry.sources.map(({ node }) => node && (node.className || node.nodeName)).join());
  }).observe({ type: 'layout-shift', buffered: true });`;

const screens: [Brand, number][] = [
  ['guide', 390],
  ['guide', 800],
  ['guide', 1280],
  ['news', 390],
  ['news', 1280],
];

describe.each(screens)('the %s site at %i px', (brand, width) => {
  it.each(['/', '/restaurants/', '/places/', '/neighbourhoods/'])(
    'EMBED-6 QUAL-2 nothing on %s moves while its widgets wake up',
    async (path) => {
      const { page } = await startVisit({ brand, width, before: WATCH });
      await page.goto(path);
      await page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();
      await page.waitForFunction(() => !document.querySelector('[data-cg-status="loading"]'));
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
    },
  );
});
