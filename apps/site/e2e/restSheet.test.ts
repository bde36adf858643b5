import { type Page } from 'playwright-core';
import './testing/pageApi';
import { openTestPage } from './testing/openTestPage';
import { snippets } from './testing/snippets';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { readTestRun } from './testing/testRun';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const LINK = '<link rel="stylesheet" href="/widgets/rest.css">';
/** Those whose printed fallback is theirs in full; the room of the others is their content's. */
const names = [
  'ad-slot',
  'bookmark',
  'category-menu',
  'dashboard',
  'listing-actions',
  'navbar',
  'newsletter',
  'save-button',
];
/** The fallback of a row of actions has two of the four. */
const snippetOf = (name: string) =>
  (snippets[name] ?? '')
    .replace('data-load="eager"', 'data-load="interaction"')
    .replace('"listing-actions"', '"listing-actions" data-show="favourite,todo"');

const readBoxes = (page: Page) =>
  page.locator('main > section').evaluateAll((sections) =>
    sections.map((section) => {
      const mountPoint = section.querySelector('[data-widget]');
      const { x, width, height } = mountPoint?.getBoundingClientRect() ?? new DOMRect();
      const pixels = [x, width, height].map((value) => Math.round(value * 10) / 10);
      return `${section.className} ${mountPoint?.getAttribute('data-widget')}: ${pixels.join(' ')}`;
    }),
  );

describe('the sheet of widgets at rest', () => {
  it('ANY-3.small ANY-3.served has at most 3 KB and is served beside the embed script', async () => {
    const address = `${readTestRun().sites.guide}/widgets/rest.css`;
    const response = await fetch(address, { headers: { 'accept-encoding': 'br' } });
    const packed = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect(Number(packed.headers.get('content-length'))).toBeLessThanOrEqual(3072);
    expect(await response.text()).toContain('.cg-plain-bar');
  });

  it.each([390, 1000])(
    'ANY-3.same-box at %i px gives a fallback the box of its widget, on a page without styles',
    async (width) => {
      const visit = await startVisit({ width });
      const { page } = visit;
      // What a row or a float of the page shrinks to is the fallback's width, and then the widget's.
      const places = names.flatMap((name) => [
        `<section class="block">${snippetOf(name)}</section>`,
        ...(['dashboard', 'navbar'].includes(name)
          ? []
          : [`<section class="float">${snippetOf(name)}</section>`]),
      ]);
      await openTestPage(
        visit,
        `${LINK}<style>main > section { display: flow-root } .float > [data-widget] { float: inline-end }</style>${places.join('')}`,
      );
      await page.locator('[data-cg-status="waiting"]').first().waitFor();
      const before = await readBoxes(page);
      await page.evaluate(() =>
        Promise.all(
          [...document.querySelectorAll<HTMLElement>('[data-widget]')].map((element) =>
            window.cityguide?.mount(element),
          ),
        ),
      );
      await page.waitForFunction(
        () => !document.querySelector('[data-widget]:not([data-cg-status="ready"])'),
      );
      expect(await readBoxes(page)).toEqual(before);
    },
  );
});
