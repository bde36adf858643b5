import { type Locator, type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const HEARTS = '<div data-widget="save-button" data-listing-id="1"><a href="/x">Save</a></div>';

const waitForStatus = (mountPoint: Locator, status: string, page: Page) =>
  mountPoint.and(page.locator(`[data-cg-status="${status}"]`)).waitFor({ state: 'attached' });

async function open(body: string, expected?: RegExp): Promise<Visit> {
  const visit = await startVisit({ ...(expected && { expected }) });
  await visit.page.clock.install();
  await openTestPage(visit, body);
  return visit;
}

describe('a mount point that the page hides', () => {
  it('ANY-4.empty is shown if it was hidden for being empty', async () => {
    const { page } = await open(
      '<style>div:empty { display: none }</style><div data-widget="listing-grid" data-limit="2"></div><div data-widget="save-button" data-listing-id="1"></div>',
    );
    await page.getByRole('article').first().waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    expect(await page.locator('[data-widget] > span[hidden]').count()).toBe(0);
  });

  it('ANY-4.shown-later starts when a tab or an accordion shows it', async () => {
    const { page } = await open(
      `<button onclick="tab.hidden = false">Places</button><div id="tab" hidden><div data-widget="photos"><a href="/x">Photos</a></div></div>
       <details><summary>More</summary><div data-widget="bookmark" data-article-id="1"><a href="/x">Bookmark</a></div></details>`,
    );
    const [photos, bookmark] = [
      page.locator('[data-widget="photos"]'),
      page.locator('[data-widget="bookmark"]'),
    ];
    for (const mountPoint of [photos, bookmark]) await waitForStatus(mountPoint, 'waiting', page);
    await page.getByRole('button', { name: 'Places' }).click();
    await waitForStatus(photos, 'ready', page);
    await waitForStatus(bookmark, 'waiting', page);
    await page.getByText('More').click();
    await page.getByRole('button', { name: 'Bookmark' }).waitFor();
  });

  it('ANY-4.one-of-many does not keep those waiting that are shown', async () => {
    const { page } = await open(
      `<div hidden>${HEARTS}</div>${HEARTS}<div hidden>${HEARTS.repeat(100)}</div>`,
    );
    await page.getByRole('button', { name: 'Save' }).waitFor();
  });

  it('ANY-4.contents starts if it has no box of its own', async () => {
    const { page } = await open(HEARTS.replace('<div', '<div style="display: contents"'));
    await page.getByRole('button', { name: 'Save' }).waitFor();
  });

  it('ANY-4.explained is explained on the console if it is not shown', async () => {
    const { page, consoleErrors } = await open(
      `<div hidden>${HEARTS}</div><p>Words</p>`,
      /Cityguide widget "save-button"/,
    );
    await waitForStatus(page.locator('[data-widget]'), 'waiting', page);
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    await page.clock.fastForward(11_000);
    expect((await warning).text()).toMatch(/it waits until it is shown; this element has display: none/);
    expect(consoleErrors).toHaveLength(1);
  });
});
