import { type FrameLocator, type Page } from 'playwright-core';
import { dialogOf, pressLogIn, whenClosed } from './testing/accountDialogs';
import { barOf, barReady, buttonOf, isLocked, menuOf, sectionOf, sheetOf } from './testing/bar';
import { closeVisits, leaveBrowser, startVisit, type Visit } from './testing/browse';
import { openMadePage } from './testing/madePage';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(leaveBrowser);

const barNamed = (id: string, more = '') =>
  `<div id="${id}" data-widget="navbar"><a data-cg-action="login" href="/accounts/login">Log in</a>${more}</div>`;
const BAR = barNamed('bar');
const LOGIN_LINK = '<a data-cg-action="login" href="/accounts/login?next=/made/">Join us</a>';

async function openWithBar(order: Parameters<typeof startVisit>[0], body: string): Promise<Visit> {
  const visit = await startVisit(order);
  await openMadePage(visit, body);
  await barReady(visit.page);
  return visit;
}

const removeBar = (page: Page) => page.evaluate(() => document.querySelector('#bar')?.remove());

describe('a page that takes things away', () => {
  it('EMBED-7 AUTH-16 a dialog outlives the bar that opened it, and leaves the page usable', async () => {
    const { page } = await openWithBar({}, `${BAR}<p>Words</p>`);
    await pressLogIn(page);
    await removeBar(page);
    await dialogOf(page).getByLabel('Email').fill('jo@example.com');
    await page.keyboard.press('Escape');
    await whenClosed(page);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await isLocked(page)).toBe(false);
  });

  it('EMBED-7 NAV-9 a bar that goes with its menu open lets the page scroll again', async () => {
    const { page } = await openWithBar({ width: 390 }, BAR);
    await buttonOf(page, 'Open menu').click();
    await menuOf(page).waitFor();
    await removeBar(page);
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
  });

  it('AUTH-16 EMBED-7 a page that gets a new body has its dialogs again, also when one was open', async () => {
    const { page } = await openWithBar({}, BAR);
    for (let turn = 0; turn < 2; turn += 1) {
      await pressLogIn(page);
      const old = await page.evaluateHandle(() => document.querySelector('[data-widget="account"]'));
      await page.evaluate((html) => {
        const body = document.createElement('body');
        body.innerHTML = html;
        document.body.replaceWith(body);
      }, BAR);
      await barReady(page);
      // The dialogs of the old body are taken away by and by.
      await page.waitForFunction((account) => account?.getAttribute('data-cg-status') !== 'ready', old);
      expect(await isLocked(page)).toBe(false);
    }
    await pressLogIn(page);
    expect(await dialogOf(page).count()).toBe(1);
  });
});

describe('a page with more or less than usual', () => {
  it('EMBED-1 NAV-9 two bars do not disturb each other', async () => {
    const visit = await startVisit({ width: 390 });
    const { page } = visit;
    await openMadePage(visit, `${BAR}<p>Words</p>${barNamed('below')}`);
    const [above, below] = [page.locator('#bar'), page.locator('#below')];
    for (const bar of [above, below]) await bar.and(page.locator('[data-cg-status="ready"]')).waitFor();
    await above.getByRole('button', { name: 'Search', exact: true }).click();
    await above.getByRole('combobox').waitFor();
    await below.getByRole('button', { name: 'Search', exact: true }).click();
    await below.getByRole('combobox').waitFor();
    expect(await above.getByRole('combobox').count()).toBe(0);
    const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);

    await page.keyboard.press('Escape');
    expect(await isLocked(page)).toBe(false);
    await below.getByRole('button', { name: 'Log in' }).click();
    await dialogOf(page).locator(':focus').waitFor();
    expect(await dialogOf(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await whenClosed(page);
    expect(await below.locator(':focus').count()).toBe(1);
  });

  it.each([
    ['without any widget', ''],
    ['beside a widget', '<div data-widget="save-button" data-listing-id="1"><a href="/x">Save</a></div>'],
  ])('HOST-3 AUTH-16 a link to the log-in %s leads there', async (_name, more) => {
    const visit = await startVisit();
    await openMadePage(visit, LOGIN_LINK + more);
    await visit.page.getByRole('link', { name: 'Join us' }).click();
    await visit.page.waitForURL('**/accounts/login?next=/made/');
  });

  it('EMBED-1 AUTH-14 NAV-11 a page with a base address logs in and out where it is', async () => {
    // The test's page is not served behind the redirect of the log-out.
    const order = { expected: /404/ };
    const { page, origin } = await openWithBar(order, `<base href="/elsewhere/deep/">${BAR}`);
    await logIn(page, await createMember(origin));
    expect(new URL(page.url()).pathname).toBe('/made/');
    await buttonOf(page, 'Your account').click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await buttonOf(page, 'Log in').waitFor();
    expect(new URL(page.url()).pathname).toBe('/made/');
  });
});

describe('a page inside another', () => {
  const framedButton = (frame: FrameLocator, name: string) =>
    frame.getByRole('button', { name, exact: true });

  it('AUTH-17 AUTH-16 logs in and out in its frame, and the page around it hears of it', async () => {
    const visit = await startVisit();
    const { page, context, origin } = visit;
    await context.route(`${origin}/framed/`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><title>Framed</title><script async src="/widgets/embed.js"></script><body>${BAR}</body></html>`,
      }),
    );
    await openMadePage(
      visit,
      `${BAR}<iframe title="Framed" src="/framed/" width="800" height="600"></iframe>`,
    );
    await barReady(page);
    const frame = page.frameLocator('iframe');
    await frame.locator('#bar[data-cg-status="ready"]').waitFor();
    await framedButton(frame, 'Log in').click();
    const { email, password } = await createMember(origin);
    const dialog = frame.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    await buttonOf(page, 'Your account').waitFor();
    await framedButton(frame, 'Your account').click();
    await frame.getByRole('link', { name: 'Log out' }).click();
    await buttonOf(page, 'Log in').waitFor();
    await framedButton(frame, 'Log in').waitFor();
    expect(new URL(page.url()).pathname).toBe('/made/');
  });
});

describe('a page from last week', () => {
  const script = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
  const story = { name: 'Still here', share_url: '/news/still-here/' };

  it.each([
    [
      'with fields of another kind and more of them',
      { articles: [story], restaurants: [story], extra: { a: 1 } },
    ],
    [
      'with items that lack what they need',
      {
        articles: [{ title: 'No name' }, story, null, 7],
        recent_reviews: [{ rating: '4.5' }],
        hover_icon: 'gone',
      },
    ],
    ['with a list where an object was', [story]],
    ['with nothing', null],
  ])('EMBED-3 EMBED-5 NAV-3 %s still has a whole bar', async (_name, data) => {
    const { page } = await openWithBar(
      { expected: /Cityguide widget "navbar"/ },
      barNamed('bar', script(data)),
    );
    await sectionOf(page, 'Latest News').waitFor();
    if (!JSON.stringify(data).includes('"articles"')) return;
    await sectionOf(page, 'Latest News').hover();
    await sheetOf(page).getByRole('link', { name: 'Still here' }).waitFor();
    expect(await barOf(page).getByText('No name').count()).toBe(0);
  });
});
