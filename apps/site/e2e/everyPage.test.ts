import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import {
  findMissingImages,
  findOverflow,
  readLayoutShifts,
  readPageHeight,
  RECORD_LAYOUT_SHIFTS,
  activateAllWidgets,
} from './testing/pageChecks';
import { type Brand } from './testing/testRun';

const WIDTHS = [390, 800, 1000, 1280] as const;
/** The narrowest width, and a window of 1280 px at a zoom of 200 %. */
const SMALL = [320, 640];
/** The height of a page on a phone, before anybody asks for more. */
const TALLEST_ON_PHONE = 7000;
/** Above a whole page of its places stands a portrait of the neighbourhood. */
const TALLER_PAGES = new Map([['/neighbourhoods/kensington-chinatown/', 8000]]);
/**
 * Widths checked by axe, which needs a second each; the templates are the same, so the second brand's colours are
 * checked once.
 */
const AXE_WIDTHS: Record<Brand, readonly number[]> = {
  guide: [390, 1280],
  news: process.env['LONG'] ? [390, 1280] : [1280],
};

/** One path for each template and for each state that looks different. */
const everywhere = [
  '/',
  '/restaurants/',
  '/restaurants/pub/',
  '/restaurants/thirteen-cups-on-church/',
  '/restaurants/patisserie-laurier/',
  '/restaurants/casa-marlowe/photos/',
  '/restaurants/casa-marlowe/photos/1605/',
  '/neighbourhoods/',
  '/neighbourhoods/kensington-chinatown/',
  '/neighbourhoods/kensington-chinatown/photos/',
  '/food/',
  '/culture/a-mural-that-took-nine-years-and-one-wall/',
  '/videos/',
  '/videos/a-day-with-the-last-ferry-of-the-evening/',
  '/contact/',
  '/contact/?advertise',
  '/jobs',
  '/archives/',
  '/archives/2026/',
  '/newsletters/',
  '/privacy/',
  '/termsofservice/',
  '/search?q=park',
  '/search?q=qqqqqq',
  '/accounts/login',
  '/accounts/sign-up',
  '/accounts/forgot-password/',
  '/accounts/onboarding',
  '/accounts/dashboard',
  '/nowhere',
];
const pages: Record<Brand, readonly string[]> = {
  guide: [
    ...everywhere,
    '/toronto/',
    '/events/',
    '/events/a-bake-sale-for-the-food-bank-at-barley-bread/',
    '/contests/',
    '/contests/dinner-for-four-at-the-chefs-counter/',
    '/contests/name-the-new-ferry/',
  ],
  news: everywhere,
};

// One brand starts on a phone and grows, the other on a large screen and shrinks, so that pages are checked in both
// directions.
describe.each([
  ['guide', WIDTHS],
  ['news', WIDTHS.toReversed()],
] as const)('every page of the %s site', (brand, widths) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await startVisit({ brand, width: widths[0], initScript: RECORD_LAYOUT_SHIFTS, expected: /404/ });
  });
  afterAll(async () => {
    await closeVisits();
    await disconnectBrowser();
  });

  it.each(pages[brand])(
    'QUAL-1.axe QUAL-1.brands QUAL-1.names QUAL-1.narrow QUAL-1.zoom QUAL-2.shift HOST-1.one-process %s is complete at every width',
    async (path) => {
      const { page, consoleErrors } = visit;
      await page.setViewportSize({ width: widths[0], height: 800 });
      await page.goto(path);
      await activateAllWidgets(page);
      expect(await readLayoutShifts(page)).toEqual([]);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect([width, await findOverflow(page), await findMissingImages(page)]).toEqual([width, [], []]);
        if (width === 390)
          expect(await readPageHeight(page)).toBeLessThanOrEqual(TALLER_PAGES.get(path) ?? TALLEST_ON_PHONE);
        if (AXE_WIDTHS[brand].includes(width)) expect(await findViolations(page)).toEqual([]);
      }
      for (const width of SMALL) {
        await page.setViewportSize({ width, height: 400 });
        expect([width, await findOverflow(page)]).toEqual([width, []]);
      }
      expect(consoleErrors.splice(0).filter((errors) => path !== '/nowhere' || !/404/.test(errors))).toEqual(
        [],
      );
    },
  );
});
