import { createSnippet } from '@cityguide/widget-kit/documents';
import { definition as listingGrid } from '@cityguide/widget-listing-grid/definition';
import { changePolicy, readContentPolicy } from './testing/contentPolicy';
import { findViolations } from './testing/findViolations';
import { EMBED_TAG, openTestPage } from './testing/openTestPage';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const panelOf = ({ page }: Visit, name = 'Cityguide check') => page.getByRole('dialog', { name });

/** Loads of the checker so far. */
function countLoads({ page }: Visit): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.url().includes('/widgets/check.js')) loads += 1;
  });
  return () => loads;
}

describe('the checker', () => {
  it.each(['guide', 'news'] as const)(
    'EMBED-18.checker-opens EMBED-18.checker-points EMBED-18.checker-files explains a page of the site (%s), which has no problem',
    async (brand) => {
      const visit = await startVisit({ brand });
      await visit.page.goto('/restaurants/?cityguide-check');
      const panel = panelOf(visit);
      await panel.getByText('No problems found.').waitFor();
      await panel.getByRole('heading', { name: /^Mount points \([1-9]/ }).waitFor();
      const files = panel.getByRole('table', { name: 'Loaded files' });
      expect(await files.getByRole('row', { name: /^\/widgets\/embed\.js .*\d{4} \d+/ }).count()).toBe(1);
      expect(await findViolations(visit.page)).toEqual([]);
    },
  );

  it('EMBED-18.checker-lazy EMBED-18.checker-keyboard nothing of it loads before, and it works by keyboard alone', async () => {
    const visit = await startVisit({ width: 390, height: 800 });
    const { page } = visit;
    const loads = countLoads(visit);
    await page.goto('/restaurants/');
    await page.waitForLoadState('networkidle');
    expect(loads()).toBe(0);
    await page.evaluate(() => window.cityguide?.check());
    expect(loads()).toBe(1);
    const panel = panelOf(visit);
    await panel.getByText('No problems found.').waitFor();
    await page.keyboard.press('Tab');
    expect(
      await panel
        .getByRole('button', { name: 'Close the check' })
        .evaluate((button) => button.matches(':focus')),
    ).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel.getByRole('table', { name: /./ }).first().waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });

  it('EMBED-18.checker-refused is refused where the page switches it off', async () => {
    const visit = await startVisit({ expected: /switched its checker off/ });
    const loads = countLoads(visit);
    await openTestPage(visit, '<div data-widget="save-button" data-listing-id="1"></div>', {
      head: EMBED_TAG.replace('<script', '<script data-cityguide-check="off"'),
    });
    await visit.page.evaluate(() => window.cityguide?.check());
    expect(visit.consoleErrors).toHaveLength(1);
    expect(loads()).toBe(0);
  });

  it('EMBED-18.checker-problems EMBED-18.checker-options tells the mistakes of a page and shows where they are', async () => {
    const visit = await startVisit({ expected: /Cityguide widget|404/ });
    const { page } = visit;
    const grid = createSnippet(listingGrid).replace('<div ', '<div data-limit="many" data-load="eager" ');
    await openTestPage(
      visit,
      `<div data-widget="save-buton" data-listing-id="1">Save</div><div style="height:1500px"></div>${grid}`,
    );
    await page.evaluate(() => window.cityguide?.check());
    const panel = panelOf(visit);
    await panel.getByText('There is no widget “save-buton”.', { exact: false }).waitFor();
    await panel.getByText('Write data-widget="save-button".').waitFor();
    await panel.getByText('Allowed: a whole number from 1', { exact: false }).waitFor();
    await panel.getByText('listing-grid – ready').click();
    await panel.getByRole('row', { name: 'data-limit 12 default' }).waitFor();
    await panel.getByRole('button', { name: 'Show on the page: listing-grid' }).first().click();
    await page.waitForFunction(() => {
      const box = document.querySelector('[data-widget="listing-grid"]')?.getBoundingClientRect();
      return box && box.top < innerHeight && box.bottom > 0;
    });
    expect(await findViolations(page)).toEqual([]);
  });

  it('EMBED-18.checker-policy works under a strict content policy, and says what that has refused', async () => {
    const visit = await startVisit({ expected: /Content Security Policy|could not|failed/i });
    const { page, context, origin } = visit;
    const policy = changePolicy(readContentPolicy(origin), {
      'script-src': "'nonce-n1'",
      'style-src': "'self'",
    });
    await context.route(`${origin}/strict/`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><html lang="fr"><head><title>Strict</title><link rel="icon" href="data:,"><script async nonce="n1" src="/widgets/embed.js"></script></head>
<body><main><img alt="" src="https://elsewhere.invalid/a.png"></main></body></html>`,
      }),
    );
    await page.goto('/strict/');
    await page.waitForFunction(() => window.cityguide);
    await page.evaluate(() => window.cityguide?.check());
    const panel = panelOf(visit, 'Vérification Cityguide');
    await panel.getByText(/a refusé https:\/\/elsewhere\.invalid/).waitFor();
    expect(await panel.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  });
});
