import { type Locator, type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { openTestPage } from './testing/openTestPage';
import { createMember, logIn } from './testing/members';
import { type Brand } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const CONFIG = `<script type="application/json" id="cityguide-config">${JSON.stringify({
  mapTiles: { urlTemplate: '/tiles/{z}/{x}/{y}.svg', attribution: 'Drawn', minZoom: 10, maxZoom: 18 },
})}</script>`;
const GRID =
  '<div id="grid" data-widget="listing-grid" data-limit="12" data-ordering="-rating" data-map></div>';
const MAP_FILE = /\/listing-grid\/[^/]+\/map\.[0-9a-f]+\.(js|css)/;
const POLICY = (origin: string) =>
  `default-src 'none'; script-src ${origin}; style-src ${origin}; img-src ${origin} data:; font-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`;

const map = (page: Page) => page.getByRole('region', { name: 'Map of these places' });
const pins = (page: Page) => map(page).getByRole('button');
const places = (page: Page) => map(page).locator('button[aria-pressed]');
const mapButton = (page: Page) => page.getByRole('button', { name: 'Map', exact: true });

/** The name of the place that a marker stands for; its rating follows the name. */
const nameOf = async (pin: Locator) =>
  ((await pin.getAttribute('aria-label')) ?? '').replace(/, [\d.]+$/, '');

async function openMap(visit: Visit): Promise<void> {
  await openTestPage(visit, CONFIG + GRID);
  await visit.page.locator('#grid article').nth(11).waitFor();
  await mapButton(visit.page).click();
  await pins(visit.page).first().waitFor();
}

/** Zooms into clusters until a place has its own marker. */
async function findPlace(page: Page): Promise<void> {
  while ((await places(page).count()) === 0) {
    const before = await map(page).locator('button').first().getAttribute('aria-label');
    await pins(page).first().press('Enter');
    await page.waitForFunction(
      (label) => document.querySelector('[role="region"] button')?.getAttribute('aria-label') !== label,
      before,
    );
  }
}

describe('LIST-11 the map of a grid', () => {
  it('LIST-11.on-demand LIST-11.leaflet is not fetched before it is opened, and is verified then', async () => {
    const visit = await startVisit();
    const fetched: string[] = [];
    visit.page.on('request', (request) => MAP_FILE.test(request.url()) && fetched.push(request.url()));
    await openTestPage(visit, CONFIG + GRID);
    await visit.page.locator('#grid article').nth(11).waitFor();
    expect(fetched).toEqual([]);
    await mapButton(visit.page).click();
    await pins(visit.page).first().waitFor();
    expect(new Set(fetched.map((url) => MAP_FILE.exec(url)?.[1]))).toEqual(new Set(['js', 'css']));
    const tile = map(visit.page).locator('img.leaflet-tile-loaded').first();
    expect(await tile.getAttribute('src')).toMatch(/^\/tiles\/\d+\/\d+\/\d+\.svg$/);
    expect(await visit.page.getByText('Drawn').isVisible()).toBe(true);
    const integrityPrefixes = await visit.page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[href*="/map."]')].map(({ integrity }) =>
        integrity.slice(0, 7),
      ),
    );
    expect(integrityPrefixes).toEqual(['sha256-', 'sha256-']);
  });

  it('EMBED-12.later-files LIST-11 loads at the second attempt if the first failed', async () => {
    const visit = await startVisit({ expected: /503|Failed to load/ });
    const attempts: string[] = [];
    await visit.context.route(/\/map\.[0-9a-f]+\.js/, (route) => {
      attempts.push(route.request().url());
      return attempts.length === 1 ? route.fulfill({ status: 503, body: '' }) : route.continue();
    });
    await openMap(visit);
    expect(attempts.at(-1)).toMatch(/\?try=2$/);
  });

  it('LIST-11.card opens a place by keyboard, closes it by Escape and returns the focus', async () => {
    const visit = await startVisit();
    const { page } = visit;
    await openMap(visit);
    await findPlace(page);
    const name = await nameOf(places(page).first());
    await places(page).first().press('Enter');
    const card = page.getByRole('region', { name, exact: true });
    await card.waitFor();
    expect(await card.getByRole('link', { name, exact: true }).getAttribute('href')).toMatch(/^\//);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await nameOf(page.locator(':focus'))).toBe(name);
  });

  it('LIST-11.saved saving a place on the map changes the heart of its card', async () => {
    const visit = await startVisit();
    const { page, origin } = visit;
    await page.goto('/');
    await logIn(page, await createMember(origin));
    await openMap(visit);
    await findPlace(page);
    const name = await nameOf(places(page).first());
    await places(page).first().press('Enter');
    await page
      .getByRole('region', { name, exact: true })
      .getByRole('button', { name: `Save ${name}` })
      .click();
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: `Save ${name}`, pressed: true }) })
      .waitFor();
  });

  it('LIST-11 highlights the marker of the card under the pointer', async () => {
    const visit = await startVisit();
    const { page } = visit;
    await openMap(visit);
    await findPlace(page);
    const name = await nameOf(places(page).first());
    await page.getByRole('article').filter({ hasText: name }).first().hover();
    await map(page).locator('button[data-lit]').waitFor();
    expect(await nameOf(map(page).locator('button[data-lit]'))).toBe(name);
  });

  it('LIST-11 keeps its markers if no tile loads', async () => {
    const visit = await startVisit({ expected: /net::ERR_FAILED/ });
    await visit.context.route('**/tiles/**', (route) => route.abort());
    await openMap(visit);
    expect(await pins(visit.page).count()).toBeGreaterThan(0);
  });

  it('EMBED-15.trusted-types LIST-11 works under a strict policy with Trusted Types, without violations', async () => {
    const visit = await startVisit();
    const { page, context, origin } = visit;
    await context.route(`${origin}/made/`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': POLICY(origin) },
        body: `<!doctype html><html lang="en"><head><title>Made</title><link rel="icon" href="data:,"><script async src="/widgets/embed.js"></script></head><body><main>${CONFIG}${GRID}</main></body></html>`,
      }),
    );
    await page.goto('/made/');
    await mapButton(page).click();
    await pins(page).first().waitFor();
    await page.locator('img.leaflet-tile-loaded').first().waitFor();
    await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  });

  it('EMBED-7 LIST-11 leaves nothing behind when switched back to the list', async () => {
    const visit = await startVisit();
    await openMap(visit);
    await visit.page.getByRole('button', { name: 'List', exact: true }).click();
    await map(visit.page).waitFor({ state: 'detached' });
    expect(await visit.page.locator('.leaflet-pane').count()).toBe(0);
  });

  it('LIST-11.wheel lets the page scroll with the wheel, and zooms with Ctrl', async () => {
    const visit = await startVisit();
    const { page } = visit;
    await openMap(visit);
    const zoomedTo = () =>
      page.evaluate(
        () => /tiles\/(\d+)\//.exec(document.querySelector('img.leaflet-tile')?.outerHTML ?? '')?.[1],
      );
    const before = await zoomedTo();
    await map(page).hover({ position: { x: 20, y: 300 } });
    await page.mouse.wheel(0, 200);
    await page.waitForFunction(() => scrollY > 100);
    expect(await zoomedTo()).toBe(before);
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.waitForFunction(
      (old) =>
        [...document.querySelectorAll('img.leaflet-tile')].some(
          ({ outerHTML }) => !outerHTML.includes(`tiles/${old}/`),
        ),
      before,
    );
    await page.keyboard.up('Control');
  });

  const screens: [Brand, number][] = [
    ['guide', 390],
    ['guide', 1280],
    ['news', 390],
    ['news', 1280],
  ];
  it.each(screens)('LIST-11 A11Y-1 has no violations: %s at %i px', async (brand, width) => {
    const { page } = await startVisit({ brand, width });
    await page.goto('/restaurants/');
    await mapButton(page).click();
    await pins(page).first().waitFor();
    await page.locator('img.leaflet-tile-loaded').first().waitFor();
    expect(await page.getByRole('article').first().isVisible()).toBe(width > 941);
    expect(await findViolations(page)).toEqual([]);
  });
});
