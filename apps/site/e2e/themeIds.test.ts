import './testing/pageApi';
import { openTestPage } from './testing/openTestPage';
import { countDifferences, takePicture, type Picture } from './testing/pictures';
import { snippets } from './testing/snippets';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** What themes with ids write: few words, three ids and more classes than anyone uses. */
const IDS = '#page #main #content.entry.entry.entry.entry.entry.entry';
const THEME = `
  #content a { color: red; text-decoration: underline wavy; border-bottom: 3px solid; box-shadow: inset 0 -4px }
  #page #main .entry button, #page button { text-transform: uppercase; letter-spacing: 3px; border-radius: 0; padding: 1em 3em; background: navy; color: yellow; font: bold 22px serif }
  ${IDS} :is(input, select, textarea) { color: lime; background: black; border: 5px dashed red; height: 80px; width: 100%; font: 11px monospace; text-transform: uppercase }
  ${IDS} ::placeholder { color: red; letter-spacing: 5px; text-transform: uppercase }
  ${IDS} :is(ul, ol, li) { list-style: square inside; margin: 2em; padding-inline-start: 40px }
  ${IDS} :is(h1, h2, h3, h4, p, label, legend, small) { font: italic 40px/2 fantasy; color: orange; margin: 1em 0; text-align: center; text-indent: 2em }
  ${IDS} :is(img, svg) { width: 100%; height: auto; border: 6px solid; filter: invert(1); vertical-align: top; transform: rotate(3deg) }
  ${IDS} svg * { fill: red; stroke: blue; stroke-dasharray: 2; transform: scale(0.5) }
  ${IDS} :is(div, section, article, form, fieldset, nav):not([data-widget]) { float: left; padding: 9px; background: pink; max-width: 300px; box-sizing: content-box }
  ${IDS} span { display: block; font-size: 30px; visibility: hidden }
  ${IDS} :not([data-widget], aside)::before, ${IDS} :not([data-widget], aside)::after { content: '!'; display: block; color: red }
  ${IDS} li::marker { color: red; content: '→' }
  ${IDS} { letter-spacing: 2px; word-spacing: 9px; color: green; text-transform: uppercase; font-style: italic; text-shadow: 1px 1px red; line-height: 3 }
`;

/** Those that show something of their own in their place. */
const names = Object.keys(snippets).filter((name) => !['account', 'ad-slot', 'photo-viewer'].includes(name));

/** A page of a theme with ids, and every widget in it. */
async function openPage(visit: Visit): Promise<void> {
  await visit.context.route(`${visit.origin}/images/**`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><path d="M0 0h2v1H0z"/></svg>',
    }),
  );
  const places = names.map((name) => `<aside>${snippets[name]}</aside>`);
  await openTestPage(
    visit,
    `<style>aside { display: flow-root }</style><script>document.body.id = 'page'; document.querySelector('main').id = 'main'</script><div id="content" class="entry">${places.join('')}</div>`,
  );
  const { page } = visit;
  await page.waitForFunction(() => !document.querySelector('[data-widget]:not([data-cg-status="ready"])'));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function takePictures({ page }: Visit): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const name of names) pictures.push(await takePicture(page.locator(`aside > [data-widget="${name}"]`)));
  return pictures;
}

describe('a theme whose rules have three ids', () => {
  it('ANY-2.pixel-equal changes no pixel of a widget', async () => {
    const visit = await startVisit({ width: 1000 });
    await openPage(visit);
    const plain = await takePictures(visit);
    await visit.page.addStyleTag({ content: THEME });
    const themed = await takePictures(visit);
    const differences = names.map((name, index) => {
      const [left, right] = [plain[index], themed[index]];
      if (!left || !right) throw new Error(`No picture of ${name}`);
      const isSameSize = left.info.width === right.info.width && left.info.height === right.info.height;
      return [
        name,
        isSameSize ? countDifferences(left, right) : `${left.info.height} ≠ ${right.info.height}`,
      ];
    });
    expect(differences).toEqual(names.map((name) => [name, 0]));
  });

  it('ANY-2.dialog changes no pixel of the log-in dialog', async () => {
    const visit = await startVisit({ width: 1000 });
    await openTestPage(visit, `<script>document.body.id = 'page'</script>${snippets['save-button']}`);
    const { page } = visit;
    await page.locator('[data-cg-status="ready"]').waitFor();
    await page.evaluate(() => window.cityguide?.openLogin());
    const dialog = page.getByRole('dialog', { name: 'Log in or Sign up' });
    await dialog.waitFor();
    const plain = await takePicture(dialog);
    await page.addStyleTag({ content: THEME.replaceAll(IDS, '#page#page#page') });
    expect(countDifferences(await takePicture(dialog), plain)).toBe(0);
  });
});
