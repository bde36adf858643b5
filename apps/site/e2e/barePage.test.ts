import { createSnippet } from '@cityguide/widget-kit/documents';
import { definition as bookmark } from '@cityguide/widget-bookmark/definition';
import { definition as categoryMenu } from '@cityguide/widget-category-menu/definition';
import { definition as listingActions } from '@cityguide/widget-listing-actions/definition';
import { definition as newsletter } from '@cityguide/widget-newsletter/definition';
import { definition as saveButton } from '@cityguide/widget-save-button/definition';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import './testing/pageApi';
import { openTestPage } from './testing/openTestPage';
import { countDifferences, takePicture } from './testing/pictures';

/** The small widgets that enhance the page's own controls, with the markup that an editor pastes. */
const definitions = [saveButton, bookmark, listingActions, categoryMenu, newsletter];
const snippets = definitions.map((definition) => [definition.name, createSnippet(definition)] as const);

/** Theme styles of bare elements and of the body; on which side a page puts a button is up to the page. */
const HOSTILE = `<style>
  html { font-size: 62.5% }
  body { letter-spacing: 3px; word-spacing: 9px; text-indent: 30px; text-transform: uppercase; font: italic 900 40px/3 serif; color: green }
  * { box-sizing: content-box }
  a { color: red; border-bottom: 4px dotted }
  button { display: none }
  input, select { width: 3px; border: 0; background: none; height: 4px; color: transparent }
  label { float: left; display: inline; font-size: 9px }
  form { margin: 40px; padding: 20px; border: 1px solid }
</style>`;

afterEach(closeVisits);
afterAll(disconnectBrowser);

async function openBare(html: string, { theme = '' } = {}): Promise<Visit> {
  const visit = await startVisit({ width: 600, height: 1200 });
  // Editors' snippets include the script; the test page already has it.
  const body = html
    .replace(/<script\b[^>]*src=[^>]*><\/script>/g, '')
    .replaceAll('data-widget=', 'data-load="eager" data-widget=');
  await openTestPage(visit, `${theme}<div style="padding: 20px; width: 520px">${body}</div>`);
  for (const mountPoint of await visit.page.locator('main > div > [data-widget]').all())
    await mountPoint.and(visit.page.locator('[data-cg-status="ready"]')).waitFor();
  await visit.page.evaluate(() => document.fonts.ready);
  return visit;
}

const screenshot = ({ page }: Visit, name: string) =>
  takePicture(page.locator(`[data-widget="${name}"]`).first());

describe('a page with nothing but our script and one mount point', () => {
  it.each(snippets)(
    'EMBED-14.hostile-bare EMBED-14 %s looks the same there as under a hostile theme',
    async (name, html) => {
      const bare = await screenshot(await openBare(html), name);
      const hostile = await screenshot(await openBare(html, { theme: HOSTILE }), name);
      expect(countDifferences(hostile, bare)).toBe(0);
    },
  );

  it('EMBED-1.bare-page EMBED-14.bare-page has the newsletter’s field with a border, and its button', async () => {
    const { page } = await openBare(createSnippet(newsletter), { theme: HOSTILE });
    const field = page.getByRole('textbox', { name: 'Email' });
    const line = await field.evaluate((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, color } = getComputedStyle(element);
      return { borderTopWidth, borderTopStyle, borderTopColor, color };
    });
    expect(line).toEqual({
      borderTopWidth: '1px',
      borderTopStyle: 'solid',
      borderTopColor: 'rgb(138, 142, 153)',
      color: 'rgb(23, 24, 28)',
    });
    expect(
      (await page.getByRole('button', { name: 'Subscribe' }).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(44);
  });

  it('EMBED-1.bare-page EMBED-14.bare-page has a heart on Save', async () => {
    const { page } = await openBare(createSnippet(saveButton));
    const button = page.getByRole('button', { name: /Save/ });
    const heart = await button.evaluate((element) => getComputedStyle(element, '::before').backgroundImage);
    expect(heart).toContain('rgb(255, 255, 255)');
    expect(heart).toContain('radial-gradient');
  });

  it('EMBED-14.together small widgets do not affect each other', async () => {
    const all = await openBare(snippets.map(([, html]) => `<div>${html}</div>`).join(''));
    for (const [name, html] of snippets) {
      const together = await screenshot(all, name);
      const alone = await screenshot(await openBare(`<div>${html}</div>`), name);
      expect([name, countDifferences(together, alone)]).toEqual([name, 0]);
    }
  });
});

/** Theme styles of the elements of larger widgets. */
const HOSTILE_LAYOUT = `<style>
  img { width: 100%; border: 5px solid }
  ul, li, h2, h3, article, section, img, p { float: left; line-height: 4; margin: 17px; padding: 11px; list-style: square }
</style>`;

describe('a widget rendered by React', () => {
  it.each([
    ['listing-grid', '<div data-widget="listing-grid" data-limit="2" data-search data-title="Places"></div>'],
    ['navbar', '<nav data-widget="navbar"><a href="/">Home</a></nav>'],
  ])(
    'EMBED-14.hostile-react EMBED-14.root-size %s looks the same with and without a hostile theme',
    async (name, html) => {
      const [bare, hostile] = [
        await openBare(html),
        await openBare(html, { theme: HOSTILE + HOSTILE_LAYOUT }),
      ];
      for (const { page } of [bare, hostile])
        await page.waitForFunction(() =>
          [...document.images].every((image) => image.complete && image.naturalWidth > 0),
        );
      // Without its own margins: the space before it belongs to the theme, and only the space of the widget is
      // compared.
      const screenshots = await Promise.all(
        [bare, hostile].map(({ page }) =>
          page.locator('[data-cg-scope]').first().screenshot({ animations: 'disabled' }),
        ),
      );
      expect(screenshots[0]?.equals(screenshots[1] ?? Buffer.alloc(0))).toBe(true);
    },
  );

  it('EMBED-14.light-dom EMBED-14.no-leak has forms that password managers find, and does not style elements of the page', async () => {
    const theme = '<p id="own">Words <a href="/x">link</a> <button>Press</button></p>';
    const { page } = await openBare('<nav data-widget="navbar"><a href="/">Home</a></nav>', { theme });
    const looks = () =>
      page.locator('#own, #own *').evaluateAll((elements) =>
        elements.map((element) => {
          const style = getComputedStyle(element);
          return [...style]
            .filter((name) => !name.startsWith('--'))
            .map((name) => `${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const after = await looks();
    await page.evaluate(() => window.cityguide?.openLogin());
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    expect(
      await page.evaluate(() => document.querySelectorAll('form input[type="password"]').length),
    ).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.evaluate(() => {
      for (const sheet of document.querySelectorAll('link[rel="stylesheet"]')) sheet.remove();
    });
    expect(await looks()).toEqual(after);
  });
});
