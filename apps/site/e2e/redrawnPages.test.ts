import { once } from 'node:events';
import { createServer } from 'node:http';
import { type Page } from 'playwright-core';
import { getDialog, waitForDialogClosed } from './testing/accountDialogs';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { EMBED_TAG, openTestPage } from './testing/openTestPage';
import { serveLibrary, type ForeignLibrary } from './testing/foreignLibraries';
import { createMember, logInByDialog } from './testing/members';
import { waitForNavbar } from './testing/navbar';
import './testing/pageApi';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const ACTIONS =
  '<div data-widget="listing-actions" data-listing-id="2" data-name="The Annex"><a data-cg-action="favourite" href="/made/two/">Save</a></div>';
const WIDGETS = `<nav data-widget="navbar"><a data-cg-action="login" href="/accounts/login">Log in</a></nav>
${ACTIONS}
<div data-widget="listing-grid" data-limit="2"><p>What the CMS wrote</p></div>
<div data-widget="newsletter" data-load="eager"></div>`;

const FIRST = `<h1>First</h1><p><a href="/made/two/">Go on</a></p>${WIDGETS}`;
const SECOND = `<h1>Second</h1><p><a href="/made/">Go back</a></p>${ACTIONS}`;

async function openTwoPages(visit: Visit, head: string, attributes = ''): Promise<void> {
  const { context, origin } = visit;
  // pjax adds a parameter
  await context.route(new RegExp(`^${origin}/made/two/(\\?.*)?$`), (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><head><title>Second</title><link rel="icon" href="data:,">${head}${EMBED_TAG}</head><body ${attributes}><main>${SECOND}</main></body></html>`,
    }),
  );
  await openTestPage(visit, FIRST, { head: `${head}${EMBED_TAG}`, attributes });
}

/** Every widget of the page is there once, has its controls once, and does what is asked of it. */
async function expectWholePage(page: Page, { actions = 1 } = {}): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main [data-widget]')].every((element) => {
      element.scrollIntoView();
      return element.getAttribute('data-cg-status') === 'ready';
    }),
  );
  for (let index = 0; index < actions; index += 1) {
    const row = page.locator('[data-widget="listing-actions"]').nth(index).getByRole('button');
    const names = await row.evaluateAll((buttons) => buttons.map((button) => button.textContent));
    expect(names).toEqual(['Save', 'Want to go', 'Rate', 'Share']);
  }
  expect(await page.locator('[data-widget="listing-actions"]').count()).toBe(actions);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  await page.getByRole('button', { name: 'Save The Annex' }).last().click();
  await getDialog(page).waitFor();
  expect(await getDialog(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await waitForDialogClosed(page);
  expect(await page.locator('[inert]').count()).toBe(0);
}

const expectGridAndForm = async (page: Page, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    const grid = page.locator('[data-widget="listing-grid"]').nth(index);
    await grid.locator('article').nth(1).waitFor();
    expect(await grid.locator('article').count()).toBe(2);
    const newsletter = page.locator('[data-widget="newsletter"]').nth(index);
    expect(await newsletter.getByRole('textbox').count()).toBe(1);
  }
};

describe('a page that goes on without loading', () => {
  const CASES: { clause: string; library: ForeignLibrary; start?: string; attributes?: string }[] = [
    { clause: 'turbo', library: 'Turbo' },
    { clause: 'turbolinks', library: 'Turbolinks', start: '<script>Turbolinks.start()</script>' },
    {
      clause: 'pjax',
      library: 'pjax',
      start: '<script>$(document).pjax("main a", "main", { fragment: "main" })</script>',
    },
    { clause: 'htmx', library: 'htmx', attributes: 'hx-boost="true"' },
    {
      clause: 'swup',
      library: 'swup',
      start:
        '<script>addEventListener("DOMContentLoaded", () => new Swup({ containers: ["main"], animationSelector: false }))</script>',
    },
  ];

  it.each(CASES)(
    'ANY-7.$clause $library: forward, back and forward again, with a dialog and a panel open, every widget is there once and works',
    async ({ library, start = '', attributes }) => {
      const visit = await startVisit();
      const { page } = visit;
      await openTwoPages(visit, (await serveLibrary(visit, library)) + start, attributes);
      await expectWholePage(page);
      await page.getByRole('button', { name: 'Rate The Annex' }).click();
      await page.evaluate(() => window.cityguide?.openLogin());
      await getDialog(page).waitFor();
      await page.evaluate(() => document.querySelector<HTMLElement>('p > a[href="/made/two/"]')?.click());
      await page.getByRole('heading', { name: 'Second', includeHidden: true }).waitFor();
      // Where the whole body was replaced, its dialogs are gone, and closed: the next press opens one.
      if ((await getDialog(page).count()) > 0) await page.keyboard.press('Escape');
      await waitForDialogClosed(page);
      await expectWholePage(page);
      for (let time = 0; time < 2; time += 1) {
        await page.goBack();
        await page.getByRole('heading', { name: 'First' }).waitFor();
        await expectWholePage(page);
        await expectGridAndForm(page, 1);
        await page.goForward();
        await page.getByRole('heading', { name: 'Second' }).waitFor();
        await expectWholePage(page);
      }
    },
  );
});

describe('a page that copies and moves what it shows', () => {
  const CHANGES: [string, number, () => void][] = [
    [
      'ANY-7.cloned clones of mount points',
      2,
      () =>
        document
          .querySelector('main')
          ?.append(
            ...[...document.querySelectorAll('main > [data-widget]')].map((element) =>
              element.cloneNode(true),
            ),
          ),
    ],
    [
      'ANY-7.redrawn a page builder that draws its own HTML again, twice',
      1,
      () => {
        const main = document.querySelector('main');
        for (let time = 0; time < 2; time += 1) if (main) main.innerHTML = String(main.innerHTML);
      },
    ],
    [
      'ANY-7.moved moved mount points',
      1,
      () =>
        document
          .querySelector('main')
          ?.append(...[...document.querySelectorAll('main > [data-widget]')].reverse()),
    ],
    [
      'ANY-7.redrawn a body that is replaced by a copy of itself',
      1,
      () => document.body.replaceWith(document.body.cloneNode(true)),
    ],
  ];

  it.each(CHANGES)('%s have every control once, and work', async (_name, count, change) => {
    const visit = await startVisit();
    const { page } = visit;
    await openTestPage(visit, WIDGETS);
    await expectWholePage(page);
    await expectGridAndForm(page, 1);
    await page.evaluate(change);
    await expectWholePage(page, { actions: count });
    await expectGridAndForm(page, count);
    expect(await page.locator('[data-widget="listing-grid"]').getByText('What the CMS wrote').count()).toBe(
      0,
    );
  });

  it('ANY-7.cloned a copy whose widget is taken out has what the CMS wrote', async () => {
    const visit = await startVisit();
    const { page } = visit;
    await openTestPage(
      visit,
      '<div data-widget="listing-grid" data-limit="2" data-load="eager"><p>What the CMS wrote</p></div>',
    );
    await page.locator('article').nth(1).waitFor();
    await page.evaluate(() => {
      const grid = document.querySelector('[data-widget]');
      const copy = grid?.cloneNode(true);
      if (copy instanceof HTMLElement) grid?.after(copy);
    });
    await page.locator('article').nth(3).waitFor();
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('[data-widget]'))
        window.cityguide?.unmount(element);
    });
    await page.getByText('What the CMS wrote').nth(1).waitFor();
    expect(await page.locator('article').count()).toBe(0);
  });
});

describe('a page with a base URL', () => {
  it('ANY-7.base the dashboard’s menu stays on its page', async () => {
    const visit = await startVisit();
    const { page, origin } = visit;
    const bar = '<nav data-widget="navbar"><a data-cg-action="login" href="/accounts/login">Log in</a></nav>';
    await openTestPage(visit, `${bar}<div data-widget="dashboard"></div>`, {
      head: `<base href="/">${EMBED_TAG}`,
    });
    await waitForNavbar(page);
    await page.evaluate(() => window.cityguide?.openLogin());
    await logInByDialog(page, await createMember(origin));
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await page.getByRole('link', { name: 'To-Do List' }).first().click();
    await page.getByRole('heading', { name: 'To-Do List' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe('/made/#/todos/');
  });
});

/** A page of another host with a sandboxed frame: browsers do not let a page that no server has sent reach ours. */
async function startFramedPage(origin: string): Promise<{ address: string; stop(): void }> {
  const head = `<!doctype html><html lang="en"><title>Framed</title><link rel="icon" href="data:,">`;
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (request.url === '/')
      response.end(
        `${head}<iframe sandbox="allow-scripts" src="/framed/" width="800" height="900"></iframe>`,
      );
    else if (request.url === '/framed/')
      response.end(`${head}<script async src="${origin}/widgets/embed.js"></script><main>${WIDGETS}</main>`);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { address: `http://127.0.0.1:${address.port}/`, stop: () => server.close() };
}

describe('a sandboxed frame', () => {
  it('ANY-7.sandbox without storage and origin has its widgets, and nothing throws', async () => {
    const visit = await startVisit({
      expected: /CORS|ERR_FAILED|404|who the visitor is|PAGE_ORIGINS must name/,
    });
    const { page, origin } = visit;
    const framed = await startFramedPage(origin);
    await page.goto(framed.address);
    const frame = page.frameLocator('iframe');
    for (const name of ['navbar', 'listing-actions', 'newsletter'])
      await frame.locator(`[data-widget="${name}"][data-cg-status="ready"]`).waitFor();
    await frame.getByRole('button', { name: 'Save The Annex' }).waitFor();
    expect(await frame.locator('[data-cg-status="failed"]').count()).toBe(0);
    expect(visit.consoleErrors.filter((text) => /Uncaught|Cityguide widget/.test(text))).toEqual([]);
    framed.stop();
  });
});
