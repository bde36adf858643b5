import { type Page } from 'playwright-core';
import { layoutContexts } from './testing/layoutContexts';
import { snippets } from './testing/snippets';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** A page of a CMS with every widget in every context, before the script. */
async function openContexts({ page, context, origin }: Visit): Promise<void> {
  const css = Object.values(layoutContexts).map((layout) => layout.css);
  const places = Object.entries(layoutContexts).flatMap(([where, { wrap }]) =>
    Object.entries(snippets).map(
      ([name, snippet]) => `<section data-place="${where}: ${name}">${wrap(snippet)}</section>`,
    ),
  );
  const config = { ads: { provider: 'house', slots: { square: '/cityguide/square' }, needsConsent: false } };
  await context.route(`${origin}/made/`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Made</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
        <style>body { font: 17px/1.6 serif } section { overflow: hidden } ${css.join('\n')}</style>
        <script type="application/json" id="cityguide-config">${JSON.stringify(config)}</script></head><body><main>${places.join('\n')}</main></body></html>`,
    }),
  );
  // The pictures of the snippets are those of a site that does not exist.
  await context.route(`${origin}/images/**`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>',
    }),
  );
  await page.goto('/made/');
}

/**
 * The place of each mount point: x, width, the room between it and the text above it, and what takes it out of the flow.
 * The height is the widget's.
 */
const readPlaces = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main > section')].map((section) => {
      const mountPoint = section.querySelector('[data-widget]') ?? section;
      const { x, width, top } = mountPoint.getBoundingClientRect();
      const roomAbove = top - (mountPoint.previousElementSibling?.getBoundingClientRect().bottom ?? 0);
      const { position, float, marginTop, marginBottom } = getComputedStyle(mountPoint);
      const pixels = [x, width, Math.max(roomAbove, 0)].map((value) => Math.round(value * 10) / 10);
      const flow = position === 'relative' ? 'static' : position;
      return [section.dataset['place'], ...pixels, flow, float, marginTop, marginBottom].join(' ');
    }),
  );

async function startWidgets(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.src = '/widgets/embed.js';
    document.head.append(script);
  });
  await page.waitForFunction(() => !document.querySelector('[data-widget]:not([data-cg-status="ready"])'));
  await page.evaluate(() => document.fonts.ready);
}

describe.each([390, 1280])('a page’s own layout at %i px', (width) => {
  it('ANY-1.every-context every widget stays where the page put it, to the pixel', async () => {
    const visit = await startVisit({ width });
    await openContexts(visit);
    const before = await readPlaces(visit.page);
    expect(before).toHaveLength(Object.keys(snippets).length * Object.keys(layoutContexts).length);
    await startWidgets(visit.page);
    expect(await readPlaces(visit.page)).toEqual(before);
  });
});
