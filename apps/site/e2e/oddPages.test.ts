import { type FrameLocator, type Page } from 'playwright-core';
import { getDialog, clickLogIn, waitForDialogClosed } from './testing/accountDialogs';
import {
  getNavbar,
  waitForNavbar,
  getNavbarButton,
  isScrollLocked,
  getMenu,
  getSectionLink,
  getSheet,
} from './testing/navbar';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';
import { openTestPage } from './testing/openTestPage';
import { createMember, logIn } from './testing/members';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const barNamed = (id: string, more = '') =>
  `<div id="${id}" data-widget="navbar"><a data-cg-action="login" href="/accounts/login">Log in</a>${more}</div>`;
const BAR = barNamed('bar');
const LOGIN_LINK = '<a data-cg-action="login" href="/accounts/login?next=/made/">Join us</a>';

async function openWithBar(options: Parameters<typeof startVisit>[0], body: string): Promise<Visit> {
  const visit = await startVisit(options);
  await openTestPage(visit, body);
  await waitForNavbar(visit.page);
  return visit;
}

const removeBar = (page: Page) => page.evaluate(() => document.querySelector('#bar')?.remove());

describe('a page that removes elements', () => {
  it('EMBED-7 AUTH-16 a dialog survives the removal of the bar that opened it, and leaves the page usable', async () => {
    const { page } = await openWithBar({}, `${BAR}<p>Words</p>`);
    await clickLogIn(page);
    await removeBar(page);
    await getDialog(page).getByLabel('Email').fill('jo@example.com');
    await page.keyboard.press('Escape');
    await waitForDialogClosed(page);
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await isScrollLocked(page)).toBe(false);
  });

  it('EMBED-7 NAV-9 the page can be scrolled again after a bar with an open menu is removed', async () => {
    const { page } = await openWithBar({ width: 390 }, BAR);
    await getNavbarButton(page, 'Open menu').click();
    await getMenu(page).waitFor();
    await removeBar(page);
    await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
  });

  it('AUTH-16 EMBED-7 dialogs work again after the body was replaced, also when one was open', async () => {
    const { page } = await openWithBar({}, BAR);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await clickLogIn(page);
      await page.evaluate((html) => {
        const body = document.createElement('body');
        body.innerHTML = html;
        document.body.replaceWith(body);
      }, BAR);
      await waitForNavbar(page);
      // What was open on the old body is closed asynchronously.
      await page.waitForFunction(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
      expect(await getDialog(page).count()).toBe(0);
    }
    await clickLogIn(page);
    expect(await getDialog(page).count()).toBe(1);
  });
});

describe('a page with more or fewer widgets than usual', () => {
  it('EMBED-1 NAV-9 two bars do not disturb each other', async () => {
    const visit = await startVisit({ width: 390 });
    const { page } = visit;
    await openTestPage(visit, `${BAR}<p>Words</p>${barNamed('below')}`);
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
    expect(await isScrollLocked(page)).toBe(false);
    await below.getByRole('button', { name: 'Log in' }).click();
    await getDialog(page).locator(':focus').waitFor();
    expect(await getDialog(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await waitForDialogClosed(page);
    expect(await below.locator(':focus').count()).toBe(1);
  });

  it.each([
    ['without any widget', ''],
    ['beside a widget', '<div data-widget="save-button" data-listing-id="1"><a href="/x">Save</a></div>'],
  ])('HOST-3 AUTH-16 a link to the log-in %s works', async (_name, more) => {
    const visit = await startVisit();
    await openTestPage(visit, LOGIN_LINK + more);
    await visit.page.getByRole('link', { name: 'Join us' }).click();
    await visit.page.waitForURL('**/accounts/login?next=/made/');
  });

  it('EMBED-1 AUTH-14 NAV-11 a page with a base URL logs in and out in place', async () => {
    // The test's page is not served behind the redirect of the log-out.
    const options = { expected: /404/ };
    const { page, origin } = await openWithBar(options, `<base href="/elsewhere/deep/">${BAR}`);
    await logIn(page, await createMember(origin));
    expect(new URL(page.url()).pathname).toBe('/made/');
    await getNavbarButton(page, 'Your account').click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await getNavbarButton(page, 'Log in').waitFor();
    expect(new URL(page.url()).pathname).toBe('/made/');
  });
});

describe('a page inside another', () => {
  const framedButton = (frame: FrameLocator, name: string) =>
    frame.getByRole('button', { name, exact: true });

  it('AUTH-17 AUTH-16 logs in and out in its frame, and notifies the page around it', async () => {
    const visit = await startVisit();
    const { page, context, origin } = visit;
    await context.route(`${origin}/framed/`, (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><title>Framed</title><script async src="/widgets/embed.js"></script><body>${BAR}</body></html>`,
      }),
    );
    await openTestPage(
      visit,
      `${BAR}<iframe title="Framed" src="/framed/" width="800" height="600"></iframe>`,
    );
    await waitForNavbar(page);
    const frame = page.frameLocator('iframe');
    await frame.locator('#bar[data-cg-status="ready"]').waitFor();
    await framedButton(frame, 'Log in').click();
    const { email, password } = await createMember(origin);
    const dialog = frame.getByRole('dialog');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByLabel('Password', { exact: true }).fill(password);
    await dialog.getByLabel('Password', { exact: true }).press('Enter');
    await getNavbarButton(page, 'Your account').waitFor();
    await framedButton(frame, 'Your account').click();
    await frame.getByRole('link', { name: 'Log out' }).click();
    await getNavbarButton(page, 'Log in').waitFor();
    await framedButton(frame, 'Log in').waitFor();
    expect(new URL(page.url()).pathname).toBe('/made/');
  });
});

describe('a page with outdated data', () => {
  const script = (data: unknown) => `<script type="application/json">${JSON.stringify(data)}</script>`;
  const story = { name: 'Still here', share_url: '/news/still-here/' };

  it.each([
    [
      'with additional fields and fields of another type',
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
  ])('EMBED-3 EMBED-5 NAV-3 %s still has a complete bar', async (_name, data) => {
    const { page } = await openWithBar(
      { expected: /Cityguide widget "navbar"/ },
      barNamed('bar', script(data)),
    );
    await getSectionLink(page, 'Latest News').waitFor();
    if (!JSON.stringify(data).includes('"articles"')) return;
    await getSectionLink(page, 'Latest News').hover();
    await getSheet(page).getByRole('link', { name: 'Still here' }).waitFor();
    expect(await getNavbar(page).getByText('No name').count()).toBe(0);
  });
});
