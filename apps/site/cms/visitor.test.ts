import { createMember, logInByDialog } from '../e2e/testing/members';
import { type Page } from 'playwright-core';
import { readCmsRun, readComplaints, runPhp } from './testing/cmsRun';
import { openWordPress, whenReady, type WordPressBrowser } from './testing/openWordPress';
import { installPlugin, makePage } from './testing/plugin';

const themes = ['twentytwentyone', 'twentytwentythree'];
const WIDGETS = [
  '<!-- wp:cityguide/save-button {"listingId":1,"name":"The Park"} /-->',
  '<!-- wp:cityguide/listing-actions {"listingId":1,"name":"The Park"} /-->',
  '<!-- wp:cityguide/bookmark {"articleId":1} /-->',
  '<!-- wp:cityguide/newsletter {"load":"visible"} /-->',
  '<!-- wp:cityguide/photos {"limit":6} /-->',
  '<!-- wp:cityguide/photo-viewer {"address":"hash"} /-->',
  '<!-- wp:cityguide/listing-grid {"limit":3,"search":true} /-->',
].join('\n\n');
/** Those whose box must be the same before and after: x and width (ANY-1). */
const BOXES = ['save-button', 'listing-actions', 'bookmark', 'newsletter', 'photos', 'listing-grid'];

let browser: WordPressBrowser;
let path: string;
beforeAll(async () => {
  installPlugin();
  path = makePage(WIDGETS);
  browser = await openWordPress();
});
afterEach(async () => {
  await browser.closePages();
  expect(readComplaints()).toEqual([]);
});
afterAll(() => browser.close());

const readBoxes = (page: Page) =>
  page.evaluate(
    (names) =>
      names.map((name) => {
        const box = document.querySelector(`[data-widget="${name}"]`)?.getBoundingClientRect();
        return `${name} ${Math.round(box?.x ?? -1)} ${Math.round(box?.width ?? -1)}`;
      }),
    BOXES,
  );

describe.each(themes)('a visitor of a site with the theme %s', (theme) => {
  beforeAll(() => void runPhp(`switch_theme( "${theme}" );`));

  it('CMS-5.visitor saves a place, logs in, and finds it saved after a reload', async () => {
    const member = await createMember(readCmsRun().cityguide);
    const { page, consoleErrors } = await browser.visit(path);
    await page.getByRole('button', { name: 'Save The Park' }).first().click();
    await logInByDialog(page, member);
    const saved = page.locator('[data-widget="save-button"] [aria-pressed="true"]');
    await saved.waitFor();
    await page.reload();
    await saved.waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('CMS-5.photos opens a photo, and comes back to the page by Back', async () => {
    const { page, consoleErrors } = await browser.visit(path);
    await whenReady(page, 'photos');
    await page.locator('[data-widget="photos"] a').first().click();
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toContain('#photo-');
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(consoleErrors).toEqual([]);
  });

  it('CMS-5.newsletter subscribes to the newsletter', async () => {
    const { page, consoleErrors } = await browser.visit(path);
    await whenReady(page, 'newsletter');
    const box = page.locator('[data-widget="newsletter"]').first();
    await box.getByLabel('Email').fill(`reader-${theme}@example.com`);
    await box.getByRole('button', { name: 'Subscribe' }).click();
    await box
      .getByText(/confirm|mail/i)
      .first()
      .waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('CMS-5.search searches places in the grid', async () => {
    const { page, consoleErrors } = await browser.visit(path);
    await whenReady(page, 'listing-grid');
    const grid = page.locator('[data-widget="listing-grid"]');
    await grid.getByRole('searchbox').fill('park');
    const [answer] = await Promise.all([
      page.waitForResponse(/\/api\/v2\/listings\/\?.*keywords=park/),
      grid.getByRole('searchbox').press('Enter'),
    ]);
    const { results } = (await answer.json()) as { results: { name: string }[] };
    await grid
      .getByText(results[0]?.name ?? 'nothing', { exact: true })
      .first()
      .waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it.each([1280, 390])(
    'CMS-5.boxes the boxes of all widgets are those of their fallbacks at %i px',
    async (width) => {
      const { page } = await browser.visit(path);
      await page.setViewportSize({ width, height: 800 });
      await page.route('**/embed.js', (route) => route.abort());
      await page.reload();
      const before = await readBoxes(page);
      expect(before.join()).not.toContain('-1');
      await page.unroute('**/embed.js');
      await page.reload();
      for (const name of BOXES) await whenReady(page, name);
      await page.evaluate(() => scrollTo(0, 0));
      expect(await readBoxes(page)).toEqual(before);
    },
  );

  it('CMS-5.without-script reads the page where no script runs', async () => {
    const { page } = await browser.visit(path);
    await page.route('**/embed.js', (route) => route.abort());
    await page.reload();
    const save = page.locator('[data-widget="save-button"]').getByRole('link', { name: 'Save' });
    expect(await save.getAttribute('href')).toBe(
      `${readCmsRun().origin}/accounts/login?next=${encodeURIComponent(path)}`,
    );
    await save.click();
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
  });
});
