import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { FrameLocator, Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { type RunningSandbox, START_LIMIT_MS, startSandbox } from './testing/startSandbox';

const widgetsDir = path.resolve(__dirname, '../../../packages/widgets');
const widgets = readdirSync(widgetsDir).filter((name) =>
  existsSync(path.join(widgetsDir, name, 'package.json')),
);

// A development build is loaded again for every scenario, for which a busy machine needs time.
jest.setTimeout(180_000);

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ copied: ['listing-grid', 'save-button'] });
}, START_LIMIT_MS + 10_000);
afterEach(closeVisits);
afterAll(disconnectBrowser);
// Undefined if it did not start.
afterAll(() => (sandbox as RunningSandbox | undefined)?.stop());

/** Browser and store report each request that fails in the backend state `error`. */
const REFUSED = /status( of)? 500/;

interface OpenedSandbox {
  page: Page;
  /** The page with the widget. */
  stage: FrameLocator;
}

async function open(
  query: Record<string, string>,
  options: Parameters<typeof startVisit>[0] = {},
): Promise<OpenedSandbox> {
  const { page } = await startVisit({ width: 1440, height: 900, ...options });
  await page.goto(`${sandbox.address}/?${new URLSearchParams(query)}`);
  await waitForReady(page);
  return { page, stage: page.frameLocator('iframe[title="Stage"]') };
}

const waitForReady = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Ready$/ })
    .waitFor();

const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const shown = (page: Page, name: string) => page.locator('a[aria-current="page"]', { hasText: name });
const logLine = (page: Page, text: RegExp) =>
  page.getByRole('region', { name: 'Events and requests' }).getByRole('listitem').filter({ hasText: text });

describe('the sandbox', () => {
  it.each(widgets)(
    'EMBED-17.alone EMBED-17.scenarios shows only %s in each of its scenarios',
    async (widget) => {
      const { page } = await open({ widget }, { expected: REFUSED });
      const scenarios = page.getByRole('list', { name: /^Scenarios of/ }).getByRole('link');
      for (const name of await scenarios.allTextContents()) {
        await page.getByRole('link', { name, exact: true }).click();
        await shown(page, name).waitFor();
        await waitForReady(page);
      }
    },
  );

  it('EMBED-17.controls changes the widget by controls generated from its definition, on the same page', async () => {
    const { page, stage } = await open({ widget: 'listing-grid' });
    await stage.locator('body').evaluate((body) => body.setAttribute('data-mark', 'first page'));
    await page.getByRole('textbox', { name: 'data-title' }).fill('Tonight');
    await page.getByRole('spinbutton', { name: 'data-limit' }).fill('3');
    await stage.getByRole('heading', { name: 'Tonight' }).waitFor();
    await stage.getByRole('article').nth(2).waitFor();
    await stage.getByRole('article').nth(3).waitFor({ state: 'detached' });
    expect(await stage.locator('body').getAttribute('data-mark')).toBe('first page');
    expect(await page.getByRole('region', { name: 'HTML to paste' }).textContent()).toContain(
      '<div data-widget="listing-grid" data-title="Tonight" data-limit="3">',
    );

    await page.reload();
    await stage.getByRole('heading', { name: 'Tonight' }).waitFor();
  });

  it('EMBED-17.controls EMBED-5.default EMBED-5.report shows the allowed values of a control and the widget’s report about an invalid one', async () => {
    const { page, stage } = await open({ widget: 'listing-grid' }, { expected: /data-limit is "99"/ });
    await page.getByRole('spinbutton', { name: 'data-limit' }).fill('99');
    await page.getByText('Allowed: a whole number from 1 to 48.', { exact: true }).waitFor();
    await logLine(page, /data-limit is "99".*Used instead: 12/).waitFor();
    await stage.getByRole('article').nth(11).waitFor();
  });

  it('EMBED-17.visitor shows guest and member, and follows a log-in on the stage', async () => {
    const { page, stage } = await open({ widget: 'save-button' });
    const pressed = (is: boolean) => stage.locator(`[aria-pressed="${is}"]`);
    await pressed(false).click();
    await stage.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    await stage.getByLabel('Email').fill('maya@example.com');
    await stage.getByLabel('Password', { exact: true }).fill('rhubarb-pie-42');
    await stage.getByRole('button', { name: 'Log in to your account' }).click();
    await page.getByRole('radio', { name: 'Member', checked: true }).waitFor();
    await waitForReady(page);
    await pressed(true).click();
    await logLine(page, /cityguide:saved.*"saved":false/).waitFor();
    await choose(page, 'Guest');
    await pressed(false).waitFor();
  });

  it('EMBED-17.brands shows both brands and both colour schemes', async () => {
    const { page, stage } = await open({ widget: 'navbar' });
    const paper = () =>
      stage.locator('html').evaluate((root) => getComputedStyle(root).getPropertyValue('--cg-paper'));
    await stage.getByText('Toronto Cityguide').first().waitFor();
    expect(await paper()).toBe('#ffffff');
    await choose(page, 'News');
    await stage.getByText('The Toronto Ledger').first().waitFor();
    expect(await paper()).toBe('#fffdf7');
    await choose(page, 'Dark');
    await page.waitForFunction(() => document.querySelector('iframe')?.src.includes('colours=dark'));
    await waitForReady(page);
    expect(await paper()).toBe('#141412');
  });

  it('EMBED-17.controls shows the widget in the other language and with other data, and what axe finds on the stage', async () => {
    const { page, stage } = await open({ widget: 'listing-grid' });
    await choose(page, 'Français');
    await stage.getByRole('tab', { name: 'Plus récents' }).waitFor();
    await waitForReady(page);
    await stage.locator('body').evaluate((body) => body.setAttribute('data-mark', 'first page'));
    const data = JSON.stringify({ results: [{ id: 41, name: 'Aunt Edna’s' }], count: 1 });
    await page.getByRole('textbox', { name: 'JSON in the mount point' }).fill(data);
    await stage.getByRole('heading', { name: 'Aunt Edna’s' }).waitFor();
    expect(await stage.locator('body').getAttribute('data-mark')).toBe('first page');

    const accessibility = page.getByRole('region', { name: 'Accessibility' });
    await accessibility.getByRole('button', { name: 'Check' }).click();
    await accessibility.getByText('axe finds no faults.').waitFor();
    await stage.locator('body').evaluate((body) => body.append(document.createElement('input')));
    await accessibility.getByRole('button', { name: 'Check' }).click();
    await accessibility.getByText('Form elements must have labels').waitFor();
  });

  it('EMBED-17.screens lays the widget out for each screen type', async () => {
    const { page, stage } = await open({ widget: 'navbar' });
    for (const [name, widthPx] of [
      ['X-small', 390],
      ['Small', 800],
      ['Medium', 1000],
      ['Large', 1280],
    ] as const) {
      await choose(page, name);
      await page.getByText(`${widthPx} px wide`).waitFor();
      const matches = stage
        .locator('html')
        .evaluate((_root, width) => matchMedia(`(width: ${width}px)`).matches, widthPx);
      expect(await matches).toBe(true);
    }
  });

  it('EMBED-17.mock-backend EMBED-13.ready EMBED-13.auth shows requests to the mock backend, events, and the targets of links', async () => {
    const { page, stage } = await open({ widget: 'listing-grid', scenario: 'Member' });
    await logLine(page, /GETlistings\/.* → 200/).waitFor();
    await logLine(page, /cityguide:ready.*listing-grid/).waitFor();
    await logLine(page, /cityguide:auth.*authenticated/).waitFor();
    await stage.getByRole('article').first().getByRole('heading').getByRole('link').click();
    await logLine(page, /^leave\//).waitFor();
    await stage.getByRole('article').first().waitFor();
  });

  it('EMBED-17 can be used by keyboard alone', async () => {
    const { page } = await open({ widget: 'navbar' });
    await page.getByRole('link', { name: 'Save button' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Save button' }).waitFor();
    await page.getByRole('radio', { name: 'Guide' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('radio', { name: 'News', checked: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'Navigation bar' }).waitFor();
  });

  it.each([390, 1440])('QUAL-1.axe has no accessibility violations at %i px', async (width) => {
    const { page } = await open({ widget: 'listing-grid', scenario: 'Member' }, { width });
    await logLine(page, /GETlistings/).waitFor();
    expect(await findViolations(page)).toEqual([]);
  });

  it('EMBED-17.hot-reload keeps the state of a component and of the controls when its source changes', async () => {
    const { page, stage } = await open({ widget: 'listing-grid', scenario: 'With title and search' });
    await page.getByRole('textbox', { name: 'data-title' }).fill('Tonight');
    await stage.getByRole('heading', { name: 'Tonight' }).waitFor();
    await stage.getByRole('searchbox').fill('ramen');
    await stage.getByRole('article').nth(1).waitFor({ state: 'detached' });

    sandbox.edit('listing-grid/src/grid/SearchField.tsx', (source) =>
      source.replace('type="search"', 'type="search" data-edited="yes"'),
    );
    await stage.locator('[data-edited="yes"]').waitFor();
    expect(await stage.getByRole('searchbox').inputValue()).toBe('ramen');
    expect(await stage.getByRole('article').count()).toBe(1);
    expect(await stage.getByRole('heading', { name: 'Tonight' }).count()).toBe(1);
  });

  it('EMBED-17.hot-reload restarts an enhancer, on the same page, when its source changes', async () => {
    const { page, stage } = await open({ widget: 'save-button', scenario: 'Member' });
    await stage.locator('body').evaluate((body) => body.setAttribute('data-mark', 'first page'));
    await stage.getByText('Saved', { exact: true }).waitFor();
    sandbox.edit('save-button/src/messages.ts', (source) => source.replace("'Saved'", "'Kept'"));
    await stage.getByText('Kept', { exact: true }).waitFor();
    expect(await stage.locator('body').getAttribute('data-mark')).toBe('first page');
    await waitForReady(page);
  });

  it('EMBED-17.hot-reload shows a changed style sheet on the same page', async () => {
    const { stage } = await open({ widget: 'listing-grid', scenario: 'With title and search' });
    await stage.locator('body').evaluate((body) => body.setAttribute('data-mark', 'first page'));
    await stage.getByRole('searchbox').fill('ramen');
    sandbox.edit('listing-grid/src/grid/SearchField.module.css', (sheet) =>
      sheet.replace('.form {', '.form { opacity: 0.5;'),
    );
    await stage.getByRole('search').evaluate(async (form) => {
      while (getComputedStyle(form).opacity !== '0.5') await new Promise(requestAnimationFrame);
    });
    expect(await stage.locator('body').getAttribute('data-mark')).toBe('first page');
    expect(await stage.getByRole('searchbox').inputValue()).toBe('ramen');
  });

  it('EMBED-17.hot-reload shows a widget again after its error was fixed', async () => {
    const { page, stage } = await open(
      { widget: 'listing-grid', scenario: 'With title and search' },
      { expected: /Nothing to search|error occurred in the/ },
    );
    await stage.getByRole('searchbox').waitFor();
    const broken = "throw new Error('Nothing to search.');";
    sandbox.edit('listing-grid/src/grid/SearchField.tsx', (source) =>
      source.replace(/(\n {2})return \(/, `$1${broken}$&`),
    );
    await page.getByText('Not started, the content of the page stays').waitFor();
    sandbox.edit('listing-grid/src/grid/SearchField.tsx', (source) => source.replace(broken, ''));
    await stage.getByRole('searchbox').waitFor();
    await waitForReady(page);
  });
});
