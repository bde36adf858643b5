import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { type Brand } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const ANNEX = '/neighbourhoods/annex/';
const menu = (page: Page) => page.getByRole('combobox', { name: 'What are you looking for?' });
const go = (page: Page) => page.getByRole('button', { name: 'Go', exact: true });
const waitForWidget = (page: Page, widget: string) =>
  page.locator(`[data-widget="${widget}"][data-cg-status="ready"]`).waitFor();
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('the category menu of a neighbourhood', () => {
  it('HOOD-1.first-option HOOD-1.goes HOOD-1.back choosing goes to the item’s path; after Back it starts again', async () => {
    const { page } = await startVisit();
    await page.goto(ANNEX);
    await waitForWidget(page, 'category-menu');
    expect(await menu(page).locator('option').first().textContent()).toBe('Choose a Category...');
    await menu(page).selectOption({ index: 1 });
    await page.waitForURL(/\/restaurants\/n\/\d+\/annex\/$/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Restaurants in Annex');
    await page.goBack();
    await waitForWidget(page, 'category-menu');
    expect(await menu(page).inputValue()).toBe('');
  });

  it('HOOD-1.keyboard by keyboard: arrows only select, Enter navigates', async () => {
    const { page } = await startVisit();
    await page.goto(ANNEX);
    await waitForWidget(page, 'category-menu');
    await menu(page).focus();
    // A letter changes a closed drop-down in every browser, as arrows do in most.
    await page.keyboard.press('b');
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#category')?.value !== '');
    expect(pathOf(page)).toBe(ANNEX);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/(restaurants|places)\/n\/\d+\/annex\/\?sub_type=\d+$/);
    expect(await page.getByRole('combobox', { name: 'Kind' }).inputValue()).not.toBe('');
  });

  it('HOOD-1.no-script HOST-3 works without JavaScript by its button', async () => {
    const { page } = await startVisit({ javaScriptEnabled: false });
    await page.goto(ANNEX);
    await menu(page).selectOption({ index: 1 });
    await go(page).click();
    expect(pathOf(page)).toMatch(/^\/restaurants\/n\/\d+\/annex\/$/);
  });
});

describe('the listings of a neighbourhood', () => {
  it('HOOD-2.default-order HOOD-2.asked HOOD-2.tabs LIST-7 are ordered by name, and another order requests this neighbourhood', async () => {
    const { page } = await startVisit();
    await page.goto(ANNEX);
    await waitForWidget(page, 'listing-grid');
    const listRequest = page.waitForRequest(/\/api\/v2\/listings\/\?/);
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('A–Z');
    await page.getByRole('tab', { name: 'RATING' }).click();
    const query = new URL((await listRequest).url()).searchParams;
    expect([query.get('ordering'), query.get('default_neighborhood')]).toEqual([
      '-rating',
      expect.stringMatching(/^\d+$/),
    ]);
  });

  it('LIST-1 are filtered by sub type, as the URL says', async () => {
    const { page } = await startVisit();
    await page.goto(ANNEX);
    await waitForWidget(page, 'category-menu');
    await menu(page).selectOption({ index: 1 });
    await page.waitForURL(/\/restaurants\/n\//);
    await waitForWidget(page, 'listing-grid');
    const kindFilter = page.getByRole('combobox', { name: 'Kind' });
    const responsePromise = page.waitForResponse(/sub_type=\d+/);
    await kindFilter.selectOption({ index: 1 });
    expect((await responsePromise).status()).toBe(200);
    expect(new URL(page.url()).search).toMatch(/^\?sub_type=\d+$/);
    await page.reload();
    await waitForWidget(page, 'listing-grid');
    expect(await kindFilter.inputValue()).toBe(new URL(page.url()).searchParams.get('sub_type'));
  });
});

describe('the photos of a neighbourhood', () => {
  it('HOOD-3.slider HOOD-3.viewer HOOD-3.grid slide on its page, open in the viewer, and are all in a grid', async () => {
    const { page } = await startVisit();
    await page.goto(ANNEX);
    const row = page.locator('[data-widget="photos"]');
    await row.scrollIntoViewIfNeeded();
    await row.and(page.locator('[data-cg-status="ready"]')).waitFor();
    await row.getByText(/^1 of \d+$/).waitFor();
    await row.getByRole('button', { name: 'Next photo' }).click();
    await row.getByText(/^2 of \d+$/).waitFor();

    const second = row.getByRole('link').nth(1);
    const address = await second.getAttribute('href');
    await second.click();
    const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
    await viewer.getByText(/^2 of \d+$/).waitFor();
    expect(pathOf(page)).toBe(address);
    await page.keyboard.press('ArrowRight');
    await viewer.getByText(/^3 of \d+$/).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL((url) => url.pathname === ANNEX);

    await page.getByRole('link', { name: /^See all \d+ photos/ }).click();
    await page.waitForURL(`**${ANNEX}photos/`);
    const grid = page.locator('[data-widget="photos"][data-layout="grid"][data-cg-status="ready"]');
    await grid.getByRole('link').nth(5).waitFor();
    const tops = await grid
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBeGreaterThan(1);
    expect(new Set(tops).size).toBeLessThan(tops.length);
  });
});

const screens: [Brand, number][] = [
  ['guide', 390],
  ['guide', 1280],
  ['news', 390],
  ['news', 1280],
];

describe.each(screens)('the neighbourhood page of the %s site at %i px', (brand, width) => {
  it('QUAL-1 HOOD-1 has no axe violations and fits the screen', async () => {
    const { page } = await startVisit({ brand, width });
    await page.goto(ANNEX);
    await waitForWidget(page, 'category-menu');
    await page.locator('[data-widget="listing-grid"]').scrollIntoViewIfNeeded();
    await waitForWidget(page, 'listing-grid');
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});
