import { type Page, type Route } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';
import { createMember, logIn } from './testing/members';
import { pollUntil } from './testing/pollUntil';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const GRID =
  '<div id="grid" data-widget="listing-grid" data-load="eager" data-ordering="name" data-search></div>';

/** A backend of `total` listings whose responses the test may hold back. */
async function serveListings({ context }: Visit, total: number) {
  const queries: URLSearchParams[] = [];
  const hold: { matches(query: URLSearchParams): boolean; until: Promise<void> }[] = [];
  await context.route('**/api/v2/listings/?*', async (route: Route) => {
    const query = new URL(route.request().url()).searchParams;
    queries.push(query);
    await hold.find(({ matches }) => matches(query))?.until;
    const offset = Number(query.get('offset') ?? 0);
    const limit = Number(query.get('limit') ?? 12);
    const ordering = query.get('ordering') ?? '';
    const results = Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => ({
      id: offset + index + 1,
      name: `${ordering} ${offset + index + 1}`,
    }));
    const next = offset + limit < total ? `${route.request().url()}&more` : null;
    await route.fulfill({ json: { count: total, next, previous: null, results } }).catch(() => undefined);
  });
  return {
    offsets: () => queries.map((query) => query.get('offset') ?? '0'),
    last: () => queries.at(-1),
    /** @returns a function that releases the responses */
    holdBack(matches: (query: URLSearchParams) => boolean): () => void {
      let release = (): void => undefined;
      hold.push({ matches, until: new Promise((resolve) => (release = resolve)) });
      return () => release();
    },
  };
}

/** Each card has one heart. */
const cards = (page: Page) => page.locator('#grid').getByRole('button', { name: /^Save / });
const more = (page: Page) => page.locator('#grid').getByRole('button', { name: /Load More|Loading/ });

async function waitForCards(page: Page, count: number): Promise<void> {
  await cards(page)
    .nth(count - 1)
    .waitFor();
  expect(await cards(page).count()).toBe(count);
}

describe('a grid whose responses arrive late or out of order', () => {
  it('O-LST-01 LIST-3.outdated a page of the old order that arrives after the new one is ignored', async () => {
    const visit = await startVisit();
    const { page } = visit;
    const backend = await serveListings(visit, 60);
    await openTestPage(visit, GRID);
    await waitForCards(page, 12);
    const release = backend.holdBack(
      (query) => query.get('ordering') === 'name' && query.get('offset') === '12',
    );
    await more(page).click();
    await page.getByRole('tab', { name: 'RATING' }).click();
    await page.getByRole('heading', { name: '-rating 12', exact: true }).waitFor();
    release();
    await more(page).click();
    await waitForCards(page, 24);
    expect(backend.last()?.get('ordering')).toBe('-rating');
    expect(backend.last()?.get('offset')).toBe('12');
    expect(await page.getByRole('heading', { name: /^name / }).count()).toBe(0);
  });

  it('O-LST-02 LIST-4.once LIST-4.loading pressing Load More twice and once by Enter sends one request', async () => {
    const visit = await startVisit();
    const { page } = visit;
    const backend = await serveListings(visit, 60);
    await openTestPage(visit, GRID);
    await waitForCards(page, 12);
    const release = backend.holdBack((query) => query.get('offset') === '12');
    await more(page).dblclick();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Loading...' }).waitFor();
    release();
    await waitForCards(page, 24);
    expect(backend.offsets()).toEqual(['0', '12']);
  });

  it('O-LST-03 O-LST-08 O-LST-10 LIST-4.next-page LIST-4.gone requests each page once, and ends with the last one', async () => {
    const visit = await startVisit();
    const { page } = visit;
    const backend = await serveListings(visit, 48);
    await openTestPage(visit, GRID);
    for (const count of [12, 24, 36]) {
      await waitForCards(page, count);
      await more(page).click();
    }
    await waitForCards(page, 48);
    expect(await more(page).count()).toBe(0);
    expect(backend.offsets()).toEqual(['0', '12', '24', '36']);
    await page.getByRole('tab', { name: 'RATING' }).click();
    await page.getByRole('heading', { name: '-rating 1', exact: true }).waitFor();
    expect(backend.last()?.get('offset')).toBe('0');
  });

  it.each([
    [390, false],
    [390, true],
    [700, false],
    [1280, false],
  ])(
    'LIST-10.skeleton-height skeletons are as tall as the cards that replace them, at %i px, with touch: %p',
    async (width, hasTouch) => {
      const visit = await startVisit({ width, hasTouch, isMobile: hasTouch });
      const { page } = visit;
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => (release = resolve));
      await visit.context.route('**/api/v2/listings/?*', async (route) => {
        await released;
        await route.continue();
      });
      await openTestPage(visit, GRID);
      const cells = page.locator('#grid li[class*="cell"]');
      await cells.nth(11).waitFor();
      // The first two are in the window, so that they have heights of their own.
      const readTallest = () =>
        cells.evaluateAll((all) =>
          Math.max(...all.slice(0, 2).map((cell) => cell.getBoundingClientRect().height)),
        );
      const before = await readTallest();
      expect(await cards(page).count()).toBe(0);
      release();
      await waitForCards(page, 12);
      expect(await readTallest()).toBeCloseTo(before, 0);
    },
  );

  it('LIST-10.many-cards among 1,200 cards a press changes only its own card, and distant cards are not laid out', async () => {
    const visit = await startVisit();
    const { page, origin } = visit;
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    await serveListings(visit, 1212);
    const results = Array.from({ length: 1188 }, (_, index) => ({
      id: index + 1,
      name: `name ${index + 1}`,
    }));
    const json = `<script type="application/json">${JSON.stringify({ results, count: 1212 })}</script>`;
    await openTestPage(visit, GRID.replace('</div>', `${json}</div>`));
    await waitForCards(page, 1188);
    await page.evaluate(() => {
      const changed = new Set<Element | null>();
      Object.assign(window, { changed });
      const watch = (records: MutationRecord[]) =>
        records.forEach(({ target }) => changed.add((target as Element).closest?.('#grid, li')));
      new MutationObserver(watch).observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
    });
    const readChanged = () =>
      page.evaluate(() => {
        const { changed } = window as unknown as { changed: Set<Element | null> };
        const words = [...changed]
          .filter((each) => each?.matches('li'))
          .map((each) => each?.textContent ?? '');
        changed.clear();
        return words;
      });
    await page.getByRole('button', { name: 'Save name 7', exact: true }).click();
    await page.getByRole('button', { name: 'Save name 7', exact: true, pressed: true }).waitFor();
    expect(await readChanged()).toEqual([expect.stringMatching(/^name 7\D/)]);
    expect(
      await page
        .locator('#grid article')
        .last()
        .evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true })),
    ).toBe(false);
    await more(page).click();
    await waitForCards(page, 1200);
    expect((await readChanged()).filter((words) => /^name \d+\D/.test(words))).toEqual([]);
  });

  it('O-LST-06 Load More by keyboard keeps the focus in the grid and is announced', async () => {
    const visit = await startVisit();
    const { page } = visit;
    const backend = await serveListings(visit, 60);
    await openTestPage(visit, GRID);
    await waitForCards(page, 12);
    const release = backend.holdBack((query) => query.get('offset') === '12');
    const isInGrid = () => page.evaluate(() => document.activeElement?.closest('#grid') !== null);
    await more(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Loading...' }).waitFor();
    expect(await isInGrid()).toBe(true);
    release();
    await waitForCards(page, 24);
    expect(await isInGrid()).toBe(true);
    await page.getByText('12 more places, 24 in all.').waitFor({ state: 'attached' });
  });

  it('O-LST-09 the empty message is not shown before the first response', async () => {
    const visit = await startVisit();
    const { page } = visit;
    const backend = await serveListings(visit, 0);
    const release = backend.holdBack(() => true);
    await openTestPage(visit, GRID);
    await page.locator('#grid[data-cg-status="ready"]').waitFor();
    expect(
      await page
        .locator('#grid')
        .getByText(/no places|-1/)
        .count(),
    ).toBe(0);
    release();
    await page.getByText('There are no places here yet.').first().waitFor();
  });

  it.each(['"trinity"', '100%', '_', '\\', "O'Neill & Sons", '<b>'])(
    'LIST-1.keywords the search field sends %s exactly as typed and the real server responds',
    async (words) => {
      const visit = await startVisit();
      const { page } = visit;
      await openTestPage(visit, GRID);
      await waitForCards(page, 12);
      const responsePromise = page.waitForResponse((response) =>
        /\/listings\/\?.*keywords=/.test(response.url()),
      );
      await page.getByRole('searchbox', { name: 'Search these places' }).fill(words);
      await page.keyboard.press('Enter');
      const response = await responsePromise;
      expect(response.status()).toBe(200);
      expect(new URL(response.url()).searchParams.get('keywords')).toBe(words);
    },
  );
});

describe('a heart pressed faster than the server responds', () => {
  it.each([1, 2, 3])('O-FAV-01 O-FAV-02 SAVE-4 after %i presses page and server agree', async (presses) => {
    const visit = await startVisit();
    const { page, context, origin } = visit;
    await page.goto('/restaurants/');
    await logIn(page, await createMember(origin));
    await openTestPage(
      visit,
      '<div data-widget="save-button" data-load="eager" data-listing-id="1" data-name="The Park"><a href="/x/">Save</a></div>',
    );
    const sent: string[] = [];
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await context.route(/\/api\/v2\/favourites\/(\d+\/)?$/, async (route) => {
      sent.push(route.request().method());
      await released;
      await route.continue();
    });
    const heart = page.getByRole('button', { name: /The Park/ });
    for (let press = 0; press < presses; press += 1) await heart.click();
    release();
    const isSaved = presses % 2 === 1;
    await heart.and(page.locator(`[aria-pressed="${isSaved}"]`)).waitFor();
    const readSaved = () =>
      page.evaluate(async () => {
        const response = await fetch('/api/v2/favourites/listing_ids/');
        return (await response.text()).includes('"1"');
      });
    await expect(pollUntil(readSaved, isSaved)).resolves.toBe(true);
    expect(sent.join(' ')).not.toContain('POST POST');
    expect(await heart.getAttribute('aria-pressed')).toBe(String(isSaved));
  });
});
