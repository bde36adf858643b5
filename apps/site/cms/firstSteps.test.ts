import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findListing, insertBlock, publish } from './testing/blockEditor';
import { readCmsRun, readComplaints } from './testing/cmsRun';
import { openWordPress, whenReady, type WordPressBrowser } from './testing/openWordPress';
import { removePlugin } from './testing/plugin';
import { savePicture } from './testing/savePicture';

const guide = readFileSync(path.resolve(__dirname, '../../../docs/wordpress.md'), 'utf8');
const [, list = ''] = /<!-- steps -->([^]*)<!-- \/steps -->/.exec(guide) ?? [];
/** The numbered steps of the guide, word for word. */
const steps = [...list.matchAll(/^\d+\. (.*)$/gm)].map(([, text = '']) => text);

let browser: WordPressBrowser;
beforeAll(async () => {
  removePlugin();
  browser = await openWordPress();
});
afterEach(() => browser.closePages());
afterAll(() => browser.close());

describe('from a bare WordPress to a page with four living widgets', () => {
  it('CMS-5.steps CMS-1.zip CMS-1.settings CMS-1.blocks CMS-1.find the guide’s 12 steps lead there, and no file is edited', async () => {
    const { zip, origin } = readCmsRun();
    const { page } = await browser.work('admin', '/wp-admin/plugin-install.php?tab=upload');
    let published = '';
    const actions: Record<string, () => Promise<unknown>> = {
      'Open **Plugins → Add New → Upload Plugin** and choose the zip.': () =>
        page.getByLabel('Plugin zip file').setInputFiles(zip),
      'Press **Install Now**.': () => page.getByRole('button', { name: 'Install Now' }).click(),
      'Press **Activate Plugin**; its settings open.': () =>
        page.getByRole('link', { name: 'Activate Plugin' }).click(),
      'Enter the **Address of the server**, such as `https://city.example/cityguide`.': () =>
        page.getByLabel('Address of the server').fill(`${origin}/cityguide`),
      'Press **Save and test the connection**.': async () => {
        await page.getByRole('button', { name: 'Save and test the connection' }).click();
        await page.getByText('Saved. The connection to Cityguide works.').waitFor();
        await savePicture(page, 'wordpress-settings');
      },
      'Begin a page and give it a title.': async () => {
        await page.goto(`${origin}/wp-admin/post-new.php?post_type=page`);
        await page.getByRole('textbox', { name: 'Add title' }).fill('Tonight');
      },
      'Type `/Listing grid` and press Enter.': () => insertBlock(page, 'Listing grid'),
      'Type `/Photos` and press Enter.': () => insertBlock(page, 'Photos'),
      'Type `/Newsletter` and press Enter.': () => insertBlock(page, 'Newsletter'),
      'Type `/Save button` and press Enter.': () => insertBlock(page, 'Save button'),
      'Enter a few letters into **Find a place by its name**, and choose the place.': async () => {
        await findListing(page, 'park', /park/i);
        await savePicture(page, 'wordpress-editor');
      },
      'Press **Publish**, twice as WordPress asks for.': async () => {
        published = await publish(page);
      },
    };
    expect(steps).toEqual(Object.keys(actions));
    expect(steps.length).toBeLessThanOrEqual(12);
    for (const step of steps) await actions[step]?.();

    const visit = await browser.visit(published);
    for (const widget of ['listing-grid', 'photos', 'newsletter', 'save-button'])
      await whenReady(visit.page, widget);
    await visit.page.evaluate(() => scrollTo(0, 0));
    await savePicture(visit.page, 'wordpress-page');
    expect(visit.consoleErrors).toEqual([]);
    expect(readComplaints()).toEqual([]);
  });
});
