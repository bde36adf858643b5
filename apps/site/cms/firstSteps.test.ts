import { readCmsRun, readComplaints } from './testing/cmsRun';
import { findListing, insertBlock, publish } from './testing/blockEditor';
import { removePlugin } from './testing/plugin';
import { openWordPress, whenReady, type WordPressBrowser } from './testing/openWordPress';

let browser: WordPressBrowser;
beforeAll(async () => {
  removePlugin();
  browser = await openWordPress();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

describe('from a bare WordPress to a page with four living widgets', () => {
  it('CMS-5.steps CMS-1.zip CMS-1.settings CMS-1.blocks CMS-1.find an administrator needs at most 12 steps and edits no file', async () => {
    const { zip, origin } = readCmsRun();
    const { page } = await browser.work('admin', '/wp-admin/plugin-install.php?tab=upload');
    let steps = 0;
    const step = async (_what: string, act: () => Promise<unknown>) => {
      steps += 1;
      await act();
    };
    await step('choose the zip', () => page.locator('#pluginzip').setInputFiles(zip));
    await step('install it', () => page.getByRole('button', { name: 'Install Now' }).click());
    await step('switch it on, which opens its settings', () =>
      page.getByRole('link', { name: 'Activate Plugin' }).click(),
    );
    await step('enter the address of Cityguide', () =>
      page.getByLabel('Address of the server').fill(`${origin}/cityguide`),
    );
    await step('save', () => page.getByRole('button', { name: 'Save and test the connection' }).click());
    await page.getByText('Saved. The connection to Cityguide works.').waitFor();
    await step('begin a page with its title', async () => {
      await page.goto(origin + '/wp-admin/post-new.php?post_type=page');
      await page.getByRole('textbox', { name: 'Add title' }).fill('Tonight');
    });
    for (const title of ['Listing grid', 'Photos', 'Newsletter', 'Save button'])
      await step(`insert ${title}`, () => insertBlock(page, title));
    await step('find the place', () => findListing(page, 'park', /park/i));
    let path = '';
    await step('publish', async () => (path = await publish(page)));
    expect(steps).toBeLessThanOrEqual(12);

    const visit = await browser.visit(path);
    for (const widget of ['listing-grid', 'photos', 'newsletter', 'save-button'])
      await whenReady(visit.page, widget);
    expect(visit.consoleErrors).toEqual([]);
    expect(readComplaints()).toEqual([]);
  });
});
