import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';

// Three attempts with their pauses take some seconds.
jest.setTimeout(60_000);
afterEach(closeVisits);
afterAll(disconnectBrowser);

const BUTTON =
  '<div data-widget="save-button" data-load="eager" data-listing-id="1" data-name="The Park"><a href="/kept/">Save</a></div>';
const GRID =
  '<div id="grid" data-widget="listing-grid" data-load="eager" data-limit="2"><p>Two places</p></div>';

describe('files that fail to load', () => {
  it.each([1, 2])(
    'EMBED-12.fresh-address a file that fails %i times is fetched from a new URL each time',
    async (failures) => {
      const visit = await startVisit({ expected: /Failed to load resource/ });
      const { page, context } = visit;
      const requests: string[] = [];
      await context.route('**/widgets/save-button/**/widget.*.js*', async (route) => {
        requests.push(new URL(route.request().url()).search);
        if (requests.length <= failures) await route.fulfill({ status: 503, body: 'busy' });
        else await route.continue();
      });
      await openTestPage(visit, BUTTON);
      await page.getByRole('button', { name: 'Save The Park' }).waitFor();
      expect([...new Set(requests)]).toEqual(['', '?try=2', '?try=3'].slice(0, failures + 1));
    },
  );

  it('EMBED-12.three-tries EMBED-12.then-content EMBED-15.tampered a tampered file never runs, and its mount point stays a link', async () => {
    const visit = await startVisit({ expected: /./ });
    const { page, context } = visit;
    const requests: string[] = [];
    await context.route('**/widgets/save-button/**/widget.*.js*', (route) => {
      requests.push(new URL(route.request().url()).search);
      return route.fulfill({ contentType: 'text/javascript', body: 'window.tampered = true; export {};' });
    });
    await openTestPage(visit, BUTTON + GRID);
    await page.locator('[data-widget="save-button"][data-cg-status="failed"]').waitFor();
    expect([...new Set(requests)]).toEqual(['', '?try=2', '?try=3']);
    expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    await page.locator('#grid[data-cg-status="ready"] img').first().waitFor();
    await page.getByRole('link', { name: 'Save', exact: true }).waitFor();

    // Mount points that an infinite page adds later behave the same.
    await page.evaluate(
      (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
      BUTTON.replace('Save</a>', 'Later</a>'),
    );
    await page
      .locator('[data-widget="save-button"][data-cg-status="failed"]', { hasText: 'Later' })
      .waitFor();
  });

  it('EMBED-12.then-content EMBED-6.for-good without React its widgets keep the fallback and the small ones work', async () => {
    const visit = await startVisit({ expected: /./ });
    const { page, context } = visit;
    await context.route('**/widgets/embed/**/react.*.js*', (route) => route.abort());
    await openTestPage(visit, BUTTON + GRID);
    await page.getByRole('button', { name: 'Save The Park' }).waitFor();
    await page.locator('#grid[data-cg-status="failed"]').waitFor();
    expect(await page.getByText('Two places').isVisible()).toBe(true);
  });

  it('EMBED-10.old-pages a page whose registry names removed files uses the current ones', async () => {
    const visit = await startVisit({ expected: /Failed to load resource|Refused to apply style/ });
    const { page, context } = visit;
    await context.route('**/widgets/embed.js', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/save-button\/[\w.-]+\//g, 'save-button/0.0.1-00000000/');
      await route.fulfill({ response, body });
    });
    await openTestPage(visit, BUTTON);
    await page.getByRole('button', { name: 'Save The Park' }).waitFor();
  });
});
