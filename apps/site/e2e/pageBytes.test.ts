import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { activateAllWidgets } from './testing/pageChecks';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/**
 * Compressed KiB that a page has loaded once a guest has scrolled to its end; `ahead` is what was fetched only because
 * somebody is there who may open it (REST-5): the account's dialogs and the photo viewer.
 */
const budgets = JSON.parse(
  readFileSync(path.resolve(process.cwd(), '../../configs/page-budgets.json'), 'utf8'),
) as Record<string, Record<'js' | 'css' | 'html' | 'ahead', number>>;

describe.each(['guide', 'news'] as const)('QUAL-3.pages a page of the %s site', (brand) => {
  it.each(Object.entries(budgets))('%s loads no more than its budget', async (address, budget) => {
    const { page } = await startVisit({ brand, width: 390 });
    await page.goto(address);
    await activateAllWidgets(page);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => {
      const bytesByUrl = new Map(
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
      );
      const kib = { js: 0, css: 0, html: 0, ahead: 0 };
      const isAhead = (file: string) =>
        /\/widgets\/(account\/|photo-viewer\/[^/]+\/(viewer|list)\.)/.test(file);
      for (const [address, bytes] of bytesByUrl) {
        const [, kind] = /\.(js|css)$/.exec(new URL(address).pathname) ?? [];
        if (isAhead(address)) kib.ahead += bytes / 1024;
        else if (kind === 'js' || kind === 'css') kib[kind] += bytes / 1024;
        else if (address === location.href) kib.html += bytes / 1024;
      }
      return kib;
    });
    expect(loaded.ahead).toBeLessThanOrEqual(budget.ahead);
    for (const kind of ['js', 'css', 'html'] as const) {
      expect(loaded[kind]).toBeGreaterThan(0);
      expect(loaded[kind]).toBeLessThanOrEqual(budget[kind]);
    }
  });
});
