import { findViolations } from './testing/findViolations';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const WITHOUT_LOAD = /404/;

async function openCatalogue(options: Parameters<typeof startVisit>[0] = {}): Promise<Visit> {
  const visit = await startVisit({ expected: WITHOUT_LOAD, ...options });
  await visit.page.goto('/editors/');
  await visit.page.getByLabel('Widget', { exact: true }).waitFor();
  return visit;
}
/** The name of a place of the city. */
async function readName({ page }: Visit): Promise<string> {
  const answer = (await (await page.request.get('/api/v2/listings/?limit=1')).json()) as {
    results: { name: string }[];
  };
  return answer.results[0]?.name ?? '';
}
const frameOf = ({ page }: Visit) => page.frameLocator('iframe');
const snippetOf = ({ page }: Visit) => page.getByRole('group', { name: 'Snippet' });

describe('the catalogue', () => {
  it.each(['guide', 'news'] as const)(
    'CMS-6.preview CMS-6.form CMS-6.find CMS-6.snippets (%s) an editor finds a place by its name, sees the widget, and copies it',
    async (brand) => {
      const visit = await openCatalogue({ brand });
      const { page, context } = visit;
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByLabel('Widget', { exact: true }).selectOption('save-button');
      await page.getByText('Saves a place to the visitor’s favourites', { exact: false }).waitFor();
      const name = await readName(visit);
      await page.getByLabel('Find a place by name').fill(name);
      await page
        .getByRole('button', { name: `${name}, ` })
        .first()
        .click();
      const number = await page.getByLabel('Listing number (required)').inputValue();
      expect(Number(number)).toBeGreaterThan(0);
      await frameOf(visit).locator('[data-cg-status="ready"]').waitFor();
      await frameOf(visit)
        .getByRole('button', { name: `Save ${name}` })
        .waitFor();
      await page.getByLabel('Appearance').or(page.getByLabel('Look')).selectOption('icon');
      await frameOf(visit).locator('[data-look="icon"][data-cg-status="ready"]').waitFor();

      const options = `listing-id="${number}" name="${name}" look="icon"`;
      await page.getByLabel('For', { exact: true }).selectOption('wordpress');
      expect(await snippetOf(visit).textContent()).toBe(`[cityguide-save-button ${options}]`);
      await page.getByLabel('For', { exact: true }).selectOption('eleventy');
      expect(await snippetOf(visit).textContent()).toContain(`data-listing-id="${number}"`);
      await page.getByLabel('For', { exact: true }).selectOption('ghost');
      expect(await snippetOf(visit).textContent()).toContain(`data-listing-id="${number}"`);
      await page.getByRole('button', { name: 'Copy' }).click();
      await page.getByText('Copied.').waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        await snippetOf(visit).textContent(),
      );
      expect(await findViolations(page)).toEqual([]);
    },
  );

  it('CMS-6.preview shows both brands, three screens and both themes', async () => {
    const visit = await openCatalogue();
    const { page } = visit;
    await page.getByLabel('Widget', { exact: true }).selectOption('listing-grid');
    const body = frameOf(visit).locator('body');
    await frameOf(visit).locator('[data-cg-status="ready"]').waitFor();
    const light = await body.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByLabel('Theme').selectOption('dark');
    await frameOf(visit).locator('html[data-cg-dark] [data-cg-status="ready"]').waitFor();
    expect(await body.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(light);
    await page.getByLabel('Brand').selectOption('news');
    await frameOf(visit).locator('body.news [data-cg-status="ready"]').waitFor();
    for (const [screen, width] of [
      ['phone', 390],
      ['tablet', 800],
      ['desktop', 1280],
    ] as const) {
      await page.getByLabel('Screen').selectOption(screen);
      expect(await body.evaluate(() => innerWidth)).toBe(width);
    }
  });

  it('CMS-6.all shows every widget of the manifest, and each preview runs', async () => {
    const visit = await openCatalogue();
    const { page } = visit;
    const select = page.getByLabel('Widget', { exact: true });
    const names = await select
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    const { widgets } = (await (await page.request.get('/widgets/manifest.json')).json()) as {
      widgets: { name: string; options: { required: string[] } }[];
    };
    expect(names).toEqual(widgets.map(({ name }) => name));
    const empty: string[] = [];
    for (const { name, options } of widgets) {
      await select.selectOption(name);
      if (options.required.length > 0) {
        await page.getByText('The widget needs: ').waitFor();
        const control = page.getByLabel('(required)', { exact: false });
        await control.fill(name === 'ad-slot' ? 'leaderboard' : '1');
      }
      // what belongs to members alone leads a guest to the log-in
      const isShown = page.waitForFunction(
        (shown) => {
          const frame = document
            .querySelector('[data-cityguide-catalogue]')
            ?.shadowRoot?.querySelector('iframe')?.contentDocument;
          return (
            frame?.querySelector(`main > [data-widget="${shown}"][data-cg-status]`) ??
            frame?.location.pathname.startsWith('/accounts/')
          );
        },
        name,
        { timeout: 20_000 },
      );
      await isShown.catch(() => empty.push(name));
    }
    expect(empty).toEqual([]);
  }, 180_000);

  it('CMS-6.paste explains a pasted snippet, marks what is wrong, and corrects it', async () => {
    const { page } = await openCatalogue({ width: 390, height: 800 });
    await page
      .getByLabel('HTML or short code')
      .fill('<div data-widget=”save-buton” data-listingid=”42” data-look="huge"></div>');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('typographic quotes', { exact: false }).waitFor();
    await page.getByText('There is no widget “save-buton”', { exact: false }).waitFor();
    await page.getByText('Did you mean data-listing-id?').waitFor();
    const corrected = page.getByRole('group', { name: 'Corrected' });
    expect(await corrected.textContent()).toBe('<div data-widget="save-button" data-listing-id="42"></div>');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Continue with these options' }).click();
    expect(await page.getByLabel('Listing number (required)').inputValue()).toBe('42');
  });

  it('CMS-6.keyboard CMS-6.french works by keyboard alone, and in French', async () => {
    const visit = await openCatalogue({ width: 800 });
    const { page } = visit;
    const name = await readName(visit);
    const reach = async (name: string, role: 'button' | 'combobox' | 'searchbox') => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        const control = page.getByRole(role, { name, exact: true });
        if (await control.evaluateAll(([element]) => !!element?.matches(':focus'))) return;
      }
      throw new Error(`${name} was not reached`);
    };
    await reach('Français', 'button');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Aperçu' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Bouton');
    await page.getByRole('heading', { name: 'Options' }).waitFor();
    await page.getByText('Enregistre un lieu dans les favoris', { exact: false }).waitFor();
    await reach('Trouver un lieu par son nom', 'searchbox');
    await page.keyboard.type(name);
    await page
      .getByRole('button', { name: `${name}, ` })
      .first()
      .waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(`Choisi : ${name}.`).waitFor();
    expect(await page.getByLabel('Numéro du lieu (obligatoire)').inputValue()).toMatch(/^\d+$/);
    expect(await findViolations(page)).toEqual([]);
  });
});
