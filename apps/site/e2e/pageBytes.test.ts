import { readFileSync } from 'node:fs';
import path from 'node:path';
import { closeVisits, leaveBrowser, startVisit } from './testing/browse';
import { wakeAll } from './testing/pageFaults';

afterEach(closeVisits);
afterAll(leaveBrowser);

/** KiB as they travel, of what a page has loaded once a guest has seen it to its end. */
const budgets = JSON.parse(
  readFileSync(path.resolve(process.cwd(), '../../configs/page-budgets.json'), 'utf8'),
) as Record<string, Record<'js' | 'css' | 'html', number>>;

describe.each(['guide', 'news'] as const)('QUAL-3.pages a page of the %s site', (brand) => {
  it.each(Object.entries(budgets))('%s loads no more than its budget', async (address, budget) => {
    const { page } = await startVisit({ brand, width: 390 });
    await page.goto(address);
    await wakeAll(page);
    await page.waitForLoadState('networkidle');
    const loaded = await page.evaluate(() => {
      const seen = new Map(
        [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
      );
      const kib = { js: 0, css: 0, html: 0 };
      for (const [address, bytes] of seen) {
        const [, kind] = /\.(js|css)$/.exec(new URL(address).pathname) ?? [];
        if (kind === 'js' || kind === 'css') kib[kind] += bytes / 1024;
        else if (address === location.href) kib.html += bytes / 1024;
      }
      return kib;
    });
    for (const kind of ['js', 'css', 'html'] as const) {
      expect(loaded[kind]).toBeGreaterThan(0);
      expect(loaded[kind]).toBeLessThanOrEqual(budget[kind]);
    }
  });
});
