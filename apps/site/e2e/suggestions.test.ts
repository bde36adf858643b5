import { type Page, type Route } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { readFocusedName } from './testing/readFocusedName';
import { type Brand } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const SUGGESTIONS = /\/api\/v2\/listings\/\?.*keywords=/;

const barOf = (page: Page) => page.locator('[data-widget="navbar"]');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: RegExp | string) => page.getByRole('option', { name });

/** A page with the search panel open and the focus in it. */
async function openSearch(options: Parameters<typeof startVisit>[0] = {}): Promise<Visit> {
  const visit = await startVisit(options);
  await visit.page.goto('/neighbourhoods/', { waitUntil: 'domcontentloaded' });
  await barOf(visit.page).and(visit.page.locator('[data-cg-status="ready"]')).waitFor();
  await barOf(visit.page).getByRole('button', { name: 'Search', exact: true }).click();
  await field(visit.page).and(visit.page.locator(':focus')).waitFor();
  return visit;
}

/** Responds to each query with one place of that name; the test may hold responses back. */
async function serveSuggestions({ context }: Visit) {
  const asked: string[] = [];
  const heldResponses = new Map<string, Promise<void>>();
  await context.route(SUGGESTIONS, async (route: Route) => {
    const words = new URL(route.request().url()).searchParams.get('keywords') ?? '';
    asked.push(words);
    await heldResponses.get(words);
    const results = [{ id: words.length, name: `${words} place`, share_url: '/restaurants/trinitys-pub/' }];
    // An outdated request has been aborted by then.
    await route.fulfill({ json: { count: 1, next: null, previous: null, results } }).catch(() => undefined);
  });
  return {
    asked,
    /** @returns a function that releases the response */
    holdBack(words: string): () => void {
      let release = (): void => undefined;
      heldResponses.set(
        words,
        new Promise((resolve) => {
          release = resolve;
        }),
      );
      return () => release();
    },
  };
}

describe('responses that arrive out of order', () => {
  it('NAV-15 the slow response to the first letters never replaces the fast one to more', async () => {
    const visit = await openSearch();
    const { page } = visit;
    const server = await serveSuggestions(visit);
    const release = server.holdBack('ra');
    const first = page.waitForRequest(SUGGESTIONS);
    await page.keyboard.type('ra');
    const aborted = page.waitForEvent('requestfailed', (request) => SUGGESTIONS.test(request.url()));
    await first;
    await page.keyboard.type('men');
    await aborted;
    await option(page, 'ramen place').waitFor();
    release();
    await page.keyboard.type(' b');
    await option(page, 'ramen b place').waitFor();
    expect(server.asked).toEqual(['ra', 'ramen', 'ramen b']);
    expect(await option(page, 'ra place').count()).toBe(0);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await option(page, 'ramen place').waitFor();
    expect(server.asked).toHaveLength(3);
  });
});

describe('the real server', () => {
  it.each([
    ['trinitys pu', 'Trinity’s Pub'],
    ['TRINITY’S PUB', 'Trinity’s Pub'],
    ['pub 836 queen', 'Trinity’s Pub'],
  ])('NAV-15 finds a place by %s', async (words, name) => {
    const { page } = await openSearch();
    await page.keyboard.type(words);
    await option(page, new RegExp(name)).click();
    await page.waitForURL('**/restaurants/trinitys-pub/');
  });

  it('NAV-15 O-URL-01 the last row searches for exactly what was typed', async () => {
    const { page } = await openSearch();
    await page.keyboard.type('mac & cheese #1 + café');
    await option(page, 'Search for “mac & cheese #1 + café”').click();
    await page.waitForURL('**/search?*');
    expect(new URL(page.url()).searchParams.get('q')).toBe('mac & cheese #1 + café');
    expect(await page.getByRole('main').getByRole('searchbox').inputValue()).toBe('mac & cheese #1 + café');
  });

  it('O-URL-02 is only requested for final input', async () => {
    const { page } = await openSearch();
    const request = page.waitForRequest(SUGGESTIONS);
    await page.keyboard.type('  ramen ');
    const { searchParams } = new URL((await request).url());
    expect(Object.fromEntries(searchParams)).toEqual({
      bundle_type: 'simple',
      keywords: 'ramen',
      limit: '6',
      offset: '0',
      ordering: '-favourite_count',
    });
  });
});

describe('a server that is down', () => {
  it('NAV-15 leaves a plain search box', async () => {
    const visit = await openSearch({ expected: /Failed to load resource|loading a page of a list/ });
    const { page, context } = visit;
    await context.route(SUGGESTIONS, (route) => route.fulfill({ status: 500, body: '<h1>No</h1>' }));
    const answer = page.waitForResponse(SUGGESTIONS);
    await page.keyboard.type('ramen');
    await answer;
    await page.keyboard.press('ArrowDown');
    expect(await list(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=ramen');
  });
});

describe.each([390, 1280])('by keyboard alone at %i px', (width) => {
  it('NAV-10 NAV-15 opens, selects and navigates; Escape goes back one step at a time', async () => {
    const visit = await startVisit({ width });
    const { page } = visit;
    await page.goto('/neighbourhoods/', { waitUntil: 'domcontentloaded' });
    await barOf(page).and(page.locator('[data-cg-status="ready"]')).waitFor();
    await barOf(page).getByRole('button', { name: 'Search', exact: true }).focus();
    await page.keyboard.press('Enter');
    await field(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('trinitys');
    await list(page).waitFor();
    await page
      .getByRole('status')
      .filter({ hasText: /suggestion/ })
      .waitFor({ state: 'attached' });

    await page.keyboard.press('Escape');
    expect(await list(page).count()).toBe(0);
    await field(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Escape');
    expect(await readFocusedName(page)).toBe('Search');

    await page.keyboard.press('Enter');
    await field(page).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('trinitys');
    await option(page, /Trinity’s Pub/).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('option', { name: /^Search for/, selected: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: /Trinity’s Pub/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/restaurants/trinitys-pub/');
  });
});

describe.each<Brand>(['guide', 'news'])('the list on the %s site', (brand) => {
  it.each([390, 1280])('QUAL-1 NAV-15 has no axe violations at %i px', async (width) => {
    const { page } = await openSearch({ brand, width });
    await page.keyboard.type('cafe');
    await list(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { selected: true }).waitFor();
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    expect(await findViolations(page)).toEqual([]);
  });

  it('NAV-15 O-FRM-06 on a phone with an open keyboard the list is scrollable under the field', async () => {
    const { page } = await openSearch({ brand, width: 390, height: 844, hasTouch: true, isMobile: true });
    await page.keyboard.type('cafe');
    await list(page).waitFor();
    // The visual viewport above an on-screen keyboard; the window itself keeps its height.
    await page.evaluate(() => {
      const view = window.visualViewport;
      if (!view) throw new Error('This browser has no visual viewport.');
      Object.defineProperty(view, 'height', { value: 420, configurable: true });
      view.dispatchEvent(new Event('resize'));
    });
    const bottom = await list(page).evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThanOrEqual(420);
    for (const row of await page.getByRole('option').all()) {
      const { height } = (await row.boundingBox()) ?? { height: 0 };
      expect(height).toBeGreaterThanOrEqual(44);
    }
    const fontSize = await field(page).evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(fontSize).toBeGreaterThanOrEqual(16);

    await page.keyboard.press('ArrowUp');
    const last = page.getByRole('option', { name: /^Search for/, selected: true });
    const isSeen = (element: Element) => element.getBoundingClientRect().bottom <= 420;
    expect(await last.evaluate(isSeen)).toBe(true);
    expect(await field(page).evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
    await last.tap();
    await page.waitForURL('**/search?q=cafe');
  });
});
