import { readComplaints, runPhp } from './testing/cmsRun';
import { findListing, insertBlock, publish } from './testing/blockEditor';
import { openWordPress, whenReady, type WordPressBrowser } from './testing/openWordPress';
import { installPlugin } from './testing/plugin';

let browser: WordPressBrowser;
beforeAll(async () => {
  installPlugin();
  runPhp('switch_theme( "twentytwentyone" );');
  browser = await openWordPress();
});
afterEach(async () => {
  await browser.closePages();
  expect(readComplaints()).toEqual([]);
});
afterAll(() => browser.close());

const readLatestText = (type: string) =>
  runPhp(`return get_posts( array( "post_type" => "${type}", "numberposts" => 1 ) )[0]->post_content;`);

describe('an author, whose HTML is filtered', () => {
  it('CMS-1.author CMS-1.controls CMS-1.preview CMS-5.editor places a block, sets an option, looks at a preview, and publishes', async () => {
    const { page } = await browser.work('author', '/wp-admin/post-new.php');
    await page.getByRole('textbox', { name: 'Add title' }).fill('The best park');
    await insertBlock(page, 'Save button');
    await page.getByText('Save button: Listing number is missing. Only editors see this.').waitFor();
    await findListing(page, 'park', /park/i);
    await page.getByRole('link', { name: 'Save', exact: true }).waitFor({ state: 'attached' });
    const look = page.getByRole('combobox', { name: 'Look' });
    await look.selectOption('icon');
    await page.getByText('A button with words, or a heart alone for pictures.').waitFor();

    await page.getByRole('button', { name: 'Preview' }).click();
    const [preview] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Preview in new tab' }).click(),
    ]);
    await whenReady(preview, 'save-button');
    await preview.close();

    const path = await publish(page);
    expect(readLatestText('post')).toMatch(
      /^<!-- wp:cityguide\/save-button {"listingId":"\d+","name":"[^"]*Park[^"]*","look":"icon"} \/-->$/,
    );
    const visit = await browser.visit(path);
    await whenReady(visit.page, 'save-button');
    await visit.page.getByRole('button', { name: /^Save .*Park/ }).waitFor();
    expect(visit.consoleErrors).toEqual([]);
  });

  it('CMS-1.short-codes CMS-1.smart-quotes CMS-5.classic writes a short code in the classic editor, with whatever quotes', async () => {
    const { page } = await browser.work('author', '/wp-admin/post-new.php?classic-editor');
    await page.getByRole('textbox', { name: 'Add title' }).fill('Two parks');
    await page.locator('#content-html').click();
    await page
      .locator('textarea#content')
      .fill(
        'Before.\n\n[cityguide-save-button listing-id="1" name="The Park"]\n\n[cityguide-save-button listing-id=”2” name=”The other park” look=icon]\n\nAfter.',
      );
    await page.locator('#publish').click();
    const view = page.getByRole('link', { name: 'View post' });
    const address = await view.first().getAttribute('href');
    const visit = await browser.visit(new URL(address ?? '').pathname);
    for (const name of ['Save The Park', 'Save The other park'])
      await visit.page.getByRole('button', { name }).waitFor();
    expect(await visit.page.locator('article.post').textContent()).not.toMatch(/[[\]”]/);
    expect(visit.consoleErrors).toEqual([]);
  });
});

describe('an administrator', () => {
  it('CMS-1.widget-area CMS-5.widget-area puts a block into a widget area', async () => {
    const { page } = await browser.work('admin', '/wp-admin/widgets.php');
    await page.getByRole('button', { name: 'Toggle block inserter' }).click();
    await page.getByRole('searchbox', { name: /Search/ }).fill('Newsletter');
    await page.locator('.block-editor-block-types-list__item', { hasText: /^Newsletter$/ }).click();
    await page.locator('.cityguide-preview-name', { hasText: 'Newsletter' }).waitFor();
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByText('Widgets saved.').first().waitFor();
    const visit = await browser.visit('/');
    await whenReady(visit.page, 'newsletter');
    expect(visit.consoleErrors).toEqual([]);
  });

  it('CMS-1.legacy-widget a widget of the old kind has the same options and prints the same', async () => {
    runPhp(`update_option( "widget_cityguide-save-button", array( 2 => array( "listing-id" => "1", "name" => "The <b>Park</b>" ), "_multiwidget" => 1 ) );
      $areas = get_option( "sidebars_widgets" );
      $areas["sidebar-1"][] = "cityguide-save-button-2";
      update_option( "sidebars_widgets", $areas );`);
    const visit = await browser.visit('/');
    const mountPoint = visit.page.locator('.widget_cityguide-save-button [data-widget]');
    await whenReady(visit.page, 'save-button');
    await mountPoint.getByRole('button', { name: 'Save The Park' }).waitFor();
    expect(await mountPoint.getAttribute('data-name')).toBe('The Park');
    expect(visit.consoleErrors).toEqual([]);
  });
});
