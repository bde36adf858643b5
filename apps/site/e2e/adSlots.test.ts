import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { newEmail, clickLogIn } from './testing/accountDialogs';
import { type AdServer, startAdServer } from './testing/startAdServer';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { openTestPage } from './testing/openTestPage';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** Layout shifts with the elements that moved; shifts caused by the visitor's own input do not count. */
const WATCH = `
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts.push(entry.value + ' ' + JSON.stringify(entry.sources.map(({ node, previousRect, currentRect }) => [node && node.className, previousRect.y, currentRect.y])));
  }).observe({ type: 'layout-shift', buffered: true });`;
const readShifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);

const slotOf = (page: Page, index = 0) => page.locator('[data-widget="ad-slot"]').nth(index);
const ready = (page: Page, index = 0) =>
  slotOf(page, index).and(page.locator('[data-cg-status="ready"]')).waitFor({ state: 'attached' });
const ads = (page: Page) => page.getByRole('group', { name: 'Advertisement' });

const units = ['fill', 'empty', 'late', 'error'];
/** Located next to the stand-ins: jest resolves the name of a style sheet to an empty module. */
const sheet = readFileSync(
  path.resolve(require.resolve('@cityguide/widget-ad-slot/stand-ins/gpt.js'), '../../../reserve.css'),
  'utf8',
);
const slot = (name: string, attributes = '') =>
  `<div data-widget="ad-slot" data-slot="${name}" ${attributes}><a href="/">Words of the page</a></div><p>After ${name}</p>`;

/** A page of a CMS with the ad tag, an auction, and slots with every kind of result. */
async function openTagPage(
  visit: Visit,
  slots = units.map((name) => slot(name)).join(''),
): Promise<AdServer> {
  const adServer = await startAdServer(visit.context);
  const config = {
    ads: {
      provider: 'google-publisher-tag',
      slots: Object.fromEntries(units.map((name) => [name, `/9/${name}`])),
      needsConsent: false,
      headerBidding: true,
      tagScript: `${adServer.origin}/gpt.js`,
      prebidScript: `${adServer.origin}/prebid.js`,
      bidders: { fill: [{ bidder: 'local', params: { afterMs: 50 } }] },
    },
  };
  await openTestPage(
    visit,
    `<script type="application/json" id="cityguide-config">${JSON.stringify(config)}</script><style>${sheet}</style>${slots}`,
  );
  await ready(visit.page);
  return adServer;
}

/** Stops the page's clock; returns a function that resizes its window and waits until the page has noticed. */
async function holdClock(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.evaluate(() =>
    addEventListener('resize', () => {
      document.body.dataset['heard'] = `${innerWidth}x${innerHeight}`;
    }),
  );
  return async (size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    await page.locator(`body[data-heard="${size.width}x${size.height}"]`).waitFor();
  };
}

describe('house ads on the site', () => {
  it('ADS-4.reserved EMBED-6.no-shift EMBED-15 fill their reserved space without moving anything, and can be passed by keyboard', async () => {
    const { page } = await startVisit({ width: 1280, initScript: WATCH });
    await page.goto('/food/');
    await page.locator('.stories a').first().click();
    await page.waitForURL(/\/food\/./);
    await ready(page);
    const before = await slotOf(page).boundingBox();
    await slotOf(page).scrollIntoViewIfNeeded();
    const ad = ads(page).first();
    await ad.getByRole('img').or(ad.locator('iframe')).waitFor();
    const after = await slotOf(page).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
    expect([after?.width, after?.height]).toEqual([300, 274]);
    expect(await readShifts(page)).toEqual([]);
    expect(await findViolations(page, '[data-widget="ad-slot"]')).toEqual([]);

    // O-ADS-04: the same node after the window was resized, and after other widgets have rendered.
    const node = await ad.locator('img').elementHandle();
    await page.setViewportSize({ width: 1150, height: 800 });
    await page.waitForFunction(() => innerWidth === 1150);
    await clickLogIn(page);
    await page.keyboard.press('Escape');
    expect(await node?.evaluate((image) => image.isConnected)).toBe(true);

    // By keyboard: onto the ad, and past it.
    await ad.getByRole('link').focus();
    await page.keyboard.press('Tab');
    expect(await ad.locator(':focus').count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect(await slotOf(page).isVisible()).toBe(false);
  });
});

describe('the tag on a page of a CMS', () => {
  it('ADS-4.no-gap ADS-4.reserved ADS-4.tag O-ADS-05 whatever happens to the ads, nothing moves and no slot is empty', async () => {
    const visit = await startVisit({ initScript: WATCH, expected: /ERR_FAILED/ });
    const { page } = visit;
    const adServer = await openTagPage(visit);
    await ads(page).first().waitFor();
    // Late: the slot shows the page's fallback until the ad arrives.
    expect(await slotOf(page, 2).getByText('Words of the page').isVisible()).toBe(true);
    await ads(page).nth(1).waitFor();
    expect(await ads(page).count()).toBe(2);
    for (const index of [1, 3])
      expect(await slotOf(page, index).getByText('Words of the page').isVisible()).toBe(true);
    for (const index of units.keys()) expect((await slotOf(page, index).boundingBox())?.height).toBe(274);
    expect(await readShifts(page)).toEqual([]);
    expect([...adServer.requestedUnits].sort()).toEqual(['/9/empty', '/9/error', '/9/fill', '/9/late']);
    const scripts = adServer.fetchedPaths.filter((path) => path.endsWith('.js'));
    expect(scripts.sort()).toEqual(['/gpt.js', '/prebid.js']);
    const tag = await page.evaluate(() => {
      const { standIn, pubads } = (
        window as unknown as {
          googletag: {
            standIn: { enabledTimes: number };
            pubads(): { getSlots(): { getSlotElementId(): string }[] };
          };
        }
      ).googletag;
      const ids = pubads()
        .getSlots()
        .map((one) => one.getSlotElementId());
      return { enabledTimes: standIn.enabledTimes, ids: new Set(ids).size };
    });
    expect(tag).toEqual({ enabledTimes: 1, ids: 4 });
  });

  it('ADS-2.resize ADS-2.hidden O-ADS-02 O-ADS-03 changes of height do nothing, quick changes of width count once', async () => {
    const visit = await startVisit({ width: 390 });
    const { page } = visit;
    const both = slot('fill', 'data-tablet="none"') + slot('late', 'data-mobile="none" data-desktop="none"');
    const adServer = await openTagPage(visit, both);
    await ads(page).first().waitFor();
    adServer.requestedUnits.length = 0;
    const frame = await page.locator('iframe').elementHandle();
    const resize = await holdClock(page);
    // Slots check again 300 ms after a change of width; only then is it clear that a change of height requests nothing.
    for (const height of [744, 800, 744, 800]) await resize({ width: 390, height });
    await page.clock.runFor(1000);
    expect(await frame?.evaluate((node) => node.isConnected)).toBe(true);
    expect(adServer.requestedUnits).toEqual([]);
    for (const width of [800, 1200, 800, 1200, 800]) await resize({ width, height: 800 });
    await page.clock.resume();
    await page.waitForFunction(() => document.querySelectorAll('[data-cg-ad="filled"]').length === 1);
    await slotOf(page, 1).locator('iframe').waitFor();
    expect(adServer.requestedUnits).toEqual(['/9/late']);
    expect(await slotOf(page, 0).isVisible()).toBe(false);
  });
});

describe('a visitor with an ad blocker', () => {
  it('ADS-4.blocked ADS-4.no-gap O-ADS-01 with every ad script blocked: bar, grid, log-in and newsletter work, no slot is broken', async () => {
    const expected = /ad-slot|house-ads|ERR_BLOCKED_BY_CLIENT/;
    const { page, context } = await startVisit({ initScript: WATCH, expected });
    await context.route(/\/ad-slot\/|house-ads|gpt\.js|prebid/, (route) => route.abort('blockedbyclient'));
    await page.goto('/restaurants/');
    await page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();
    const cards = page.locator('[data-widget="listing-grid"] article');
    const count = await cards.count();
    await page.getByRole('button', { name: 'Load More' }).click();
    await page.waitForFunction(
      (previousCount) =>
        document.querySelectorAll('[data-widget="listing-grid"] article').length > previousCount,
      count,
    );
    await slotOf(page).scrollIntoViewIfNeeded();
    expect(await slotOf(page).getByRole('link').isVisible()).toBe(true);
    expect((await slotOf(page).boundingBox())?.height).toBe(114);
    const newsletter = page.locator('[data-widget="newsletter"]');
    await newsletter.getByLabel('Email', { exact: true }).focus();
    await newsletter.and(page.locator('[data-cg-status="ready"]')).waitFor();
    await newsletter.getByLabel('Email', { exact: true }).fill(newEmail());
    await page.keyboard.press('Enter');
    await newsletter.getByText(/^Thanks for signing up/).waitFor();
    await clickLogIn(page);
    await page.keyboard.press('Escape');
    expect(await readShifts(page)).toEqual([]);
  });

  it('ADS-4.blocked ADS-4.no-gap what the blocker hides leaves no gap and is not requested', async () => {
    const hide = `document.addEventListener('DOMContentLoaded', () => { const sheet = new CSSStyleSheet(); sheet.replaceSync('[data-widget="ad-slot"]{display:none!important}'); document.adoptedStyleSheets = [sheet]; });`;
    const { page } = await startVisit({ initScript: hide });
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    await page.goto('/food/');
    await ready(page);
    const gap = await slotOf(page).evaluate((element) => {
      const [above, below] = [element.previousElementSibling, element.nextElementSibling];
      return (below?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeLessThan(60);
    await slotOf(page).evaluate((element) => element.nextElementSibling?.scrollIntoView());
    expect(requestedUrls.filter((url) => url.includes('house-ads'))).toEqual([]);
  });
});
