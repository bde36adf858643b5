import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { openTestPage } from './testing/openTestPage';
import { type Brand } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const LIST = '/restaurants/pub/';
const pages = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const current = (page: Page) => pages(page).locator('[aria-current="page"]');
const firstName = (page: Page) => page.locator('[data-widget="listing-grid"] article :is(h2, h3)').first();
const waitForGrid = (page: Page) =>
  page.locator('[data-widget="listing-grid"][data-cg-status="ready"]').waitFor();
const waitForCurrent = (page: Page, label: string) =>
  current(page)
    .filter({ hasText: new RegExp(`^${label}$`) })
    .waitFor();
const search = (page: Page) => new URL(page.url()).search;

/** Offsets that the page's lists have requested from the API. */
async function countRequests({ context }: Visit): Promise<() => string[]> {
  const offsets: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/api/v2/listings/')) offsets.push(url.searchParams.get('offset') ?? '0');
  });
  return () => offsets;
}

describe('numbered pages of the reference site', () => {
  it('O-PAG-01 O-PAG-03 LIST-6.start-page a deep link shows its page, sends no request and adds no history entry', async () => {
    const visit = await startVisit();
    const { page } = visit;
    const requestedOffsets = await countRequests(visit);
    await page.goto(`${LIST}?page=2`);
    const serverRenderedName = await firstName(page).textContent();
    const { length } = await page.evaluate(() => ({ length: history.length }));
    await waitForGrid(page);
    expect(await current(page).textContent()).toBe('3');
    expect(await firstName(page).textContent()).toBe(serverRenderedName);
    expect(requestedOffsets()).toEqual([]);
    expect(await page.evaluate(() => history.length)).toBe(length);
  });

  it('O-PAG-04 LIST-6.back-forward Back and Forward move between pages and end on the previous site', async () => {
    const { page } = await startVisit();
    await page.goto('/');
    await page.goto(LIST);
    await waitForGrid(page);
    const names: (string | null)[] = [await firstName(page).textContent()];
    for (const [label, address] of [
      ['2', '?page=1'],
      ['3', '?page=2'],
      ['1', ''],
    ] as const) {
      await pages(page).getByText(label, { exact: true }).click();
      await waitForCurrent(page, label);
      expect(search(page)).toBe(address);
      await page.locator('[data-widget="listing-grid"] [aria-busy="false"]').waitFor();
      names.push(await firstName(page).textContent());
    }
    expect(new Set(names).size).toBe(3);
    for (const [label, address, name] of [
      ['3', '?page=2', names[2]],
      ['2', '?page=1', names[1]],
      ['1', '', names[0]],
    ] as const) {
      await page.goBack();
      await waitForCurrent(page, label);
      await page
        .getByRole('heading', { name: name ?? '', exact: true })
        .first()
        .waitFor();
      expect(search(page)).toBe(address);
    }
    await page.goForward();
    await waitForCurrent(page, '2');
    await page.goBack();
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  it('O-PAG-05 LIST-6.past-end LIST-6.nonsense shows the last page past the end, and the first for invalid numbers', async () => {
    const { page } = await startVisit();
    await page.goto(`${LIST}?page=9999`);
    await waitForGrid(page);
    const last = await current(page).textContent();
    expect(search(page)).toBe(`?page=${Number(last) - 1}`);
    expect(await pages(page).getByRole('link', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    await page.goto(`${LIST}?page=two`);
    await waitForGrid(page);
    expect(await current(page).textContent()).toBe('1');
  });

  it('LIST-6 by keyboard: the focus moves to the list, its top is visible, the page is announced', async () => {
    const { page } = await startVisit({ width: 390 });
    await page.goto(LIST);
    await waitForGrid(page);
    await pages(page).getByRole('link', { name: 'Page 2' }).focus();
    await page.keyboard.press('Space');
    await waitForCurrent(page, '2');
    await page.getByText(/^Page 2 of \d+\. \d+ places\.$/).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
    const top = await page
      .locator('[data-widget="listing-grid"] section')
      .evaluate((grid) => grid.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(400);
  });

  it('LIST-6 a link can be opened in another tab', async () => {
    const { page, context } = await startVisit();
    await page.goto(LIST);
    await waitForGrid(page);
    const tab = context.waitForEvent('page');
    await pages(page)
      .getByText('3', { exact: true })
      .click({ modifiers: ['ControlOrMeta'] });
    const other = await tab;
    await waitForCurrent(other, '3');
    expect(search(other)).toBe('?page=2');
    expect(await current(page).textContent()).toBe('1');
  });

  it('LIST-6 HOST-3 changes pages without JavaScript', async () => {
    const { page } = await startVisit({ javaScriptEnabled: false });
    await page.goto(LIST);
    const first = await firstName(page).textContent();
    await pages(page).getByText('Next 12').click();
    expect(search(page)).toBe('?page=1');
    expect(await current(page).textContent()).toBe('2');
    expect(await firstName(page).textContent()).not.toBe(first);
    await pages(page).getByText('...', { exact: true }).first().click();
    expect(await current(page).textContent()).toBe('6');
  });
});

describe('two paged grids on one page', () => {
  it('LIST-6 each has its own parameter, and they are independent', async () => {
    const visit = await startVisit();
    const { page } = visit;
    const grid = (name: string) =>
      `<div id="${name}" data-widget="listing-grid" data-load="eager" data-paging="pages" data-ordering="name" data-limit="4" data-page-parameter="${name}"></div>`;
    await openTestPage(visit, grid('bars') + grid('cafes'));
    const marked = (name: string) => page.locator(`#${name} [aria-current="page"]`);
    await marked('cafes').waitFor();
    await page.locator('#bars').getByRole('link', { name: 'Page 3' }).click();
    await page.locator('#cafes').getByRole('link', { name: 'Page 2' }).click();
    await marked('cafes').filter({ hasText: '2' }).waitFor();
    expect(search(page)).toBe('?bars=2&cafes=1');
    expect(await marked('bars').textContent()).toBe('3');
    await page.goBack();
    await marked('cafes').filter({ hasText: '1' }).waitFor();
    expect(await marked('bars').textContent()).toBe('3');
  });
});

const screens: [Brand, number][] = [
  ['guide', 390],
  ['guide', 1280],
  ['news', 390],
  ['news', 1000],
];

describe.each(screens)('numbered pages of the %s site at %i px', (brand, width) => {
  it('QUAL-1 LIST-6 have no axe violations, fit the screen, and work by touch', async () => {
    const { page } = await startVisit({ brand, width });
    await page.goto(`${LIST}?page=4`);
    await waitForGrid(page);
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const sizes = await pages(page)
      .locator('a, button')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map((box) => [box.width, box.height]),
      );
    for (const [wide = 0, high = 0] of sizes) expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
  });
});
