import { json } from 'node:stream/consumers';
import { type Page } from 'playwright-core';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';
import { findViolations } from './testing/findViolations';
import { createMember, logIn, logInByDialog, type Member } from './testing/members';
import { readFocusedName } from './testing/readFocusedName';

afterEach(closeVisits);
afterAll(disconnectBrowser);

const DASHBOARD = '/accounts/dashboard';
const waitForPage = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
const removals = (page: Page) => page.getByRole('button', { name: /^Remove / });
const dashboardMenu = (page: Page) =>
  page.getByRole('main').getByRole('navigation', { name: 'Your dashboard' });
/** As fast as the list allows. */
const removeAll = (page: Page) =>
  page.evaluate(async () => {
    for (let remaining = document.querySelectorAll('[data-cg-leave]').length; remaining > 0; remaining -= 1) {
      document.querySelector<HTMLElement>('[data-cg-leave]')?.click();
      await new Promise(requestAnimationFrame);
    }
  });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Logs in on another page and saves the newest listings there, as a client of the API would. */
async function openAsMember(page: Page, member: Member, favourites = 0): Promise<void> {
  await page.goto('/privacy/');
  await logIn(page, member);
  await page.evaluate(async (count) => {
    const api = '/api/v2/';
    const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '';
    const headers = { 'content-type': 'application/json', 'x-csrftoken': token };
    const { results } = (await (await fetch(`${api}listings/?limit=${count || 1}`)).json()) as {
      results: { id: number }[];
    };
    for (const { id } of results.slice(0, count)) {
      const body = JSON.stringify({ listing: id });
      const response = await fetch(`${api}favourites/`, { method: 'POST', headers, body });
      if (!response.ok) throw new Error(`Saving answered ${response.status}`);
    }
  }, favourites);
}

describe.each(['guide', 'news'] as const)('the dashboard of the %s site', (brand) => {
  it('DASH-1 SITE-2.no-dashboard QUAL-1 has a page for each kind of item on the site, without axe violations or layout shifts', async () => {
    // One brand in light, the other in dark mode: they only differ in their colours.
    const colorScheme = brand === 'guide' ? 'light' : 'dark';
    const { page, origin } = await startVisit({ brand, width: 390, reducedMotion: 'reduce', colorScheme });
    await openAsMember(page, await createMember(origin), 3);
    await page.addInitScript(() => {
      const shifts = { value: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[])
          if (!entry.hadRecentInput) shifts.value += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(DASHBOARD);
    await waitForPage(page, 'Dashboard');
    await page.getByRole('link', { name: '3 Favourites' }).waitFor();
    expect(
      await page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value),
    ).toBeLessThan(0.01);
    const names = await dashboardMenu(page).getByRole('link').allTextContents();
    expect(names.includes('Events')).toBe(brand === 'guide');
    expect(names).toContain('Favourites');
    for (const name of names) {
      await dashboardMenu(page).getByRole('link', { name, exact: true }).click();
      await waitForPage(page, name);
      await page
        .locator('[data-widget="dashboard"] [aria-busy="true"]')
        .first()
        .waitFor({ state: 'detached' });
      expect(await page.title()).toMatch(new RegExp(`^${name} \\| `));
      // The other brand only differs in its colours: one page of each kind is enough.
      if (brand === 'guide' || ['Dashboard', 'Email Newsletters', 'Favourites'].includes(name))
        expect([name, await findViolations(page)]).toEqual([name, []]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    }
    await page.goto(`${DASHBOARD}#/events/`);
    await page.reload();
    await waitForPage(page, brand === 'guide' ? 'Events' : 'Dashboard');
  });
});

describe('the dashboard', () => {
  it('DASH-1.guest DASH-1.once-in a guest gets the log-in and then the requested page', async () => {
    const { page, origin } = await startVisit();
    const member = await createMember(origin);
    await page.goto(`${DASHBOARD}#/todos/`);
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    await logInByDialog(page, member);
    await waitForPage(page, 'To-Do List');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('O-DSH-01 DASH-1 QUAL-1 works with the bar’s menu, Back and the keyboard, and starts at the top of its content', async () => {
    const { page, origin } = await startVisit({ height: 500 });
    await openAsMember(page, await createMember(origin), 14);
    await page.goto(`${DASHBOARD}#/home/`);
    await waitForPage(page, 'Dashboard');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const panel = page
      .getByRole('banner')
      .or(page.locator('[data-widget="navbar"]'))
      .getByRole('navigation', { name: 'Your dashboard' });
    for (const name of ['Favourites', 'To-Do List']) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.getByRole('button', { name: 'Your account' }).click();
      // The name may move the links below it.
      await page.getByText(/^Logged in as /).waitFor();
      await panel.getByRole('link', { name, exact: true }).click();
      await waitForPage(page, name);
      await panel.waitFor({ state: 'detached' });
      expect(await scrollOf(page)).toBeLessThan(200);
    }
    await page.goBack();
    await waitForPage(page, 'Favourites');
    await removals(page).first().waitFor();
    expect(await scrollOf(page)).toBeLessThan(200);
    await page.goBack();
    await waitForPage(page, 'Dashboard');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

    await dashboardMenu(page).getByRole('link', { name: 'Favourites' }).focus();
    await page.keyboard.press('Enter');
    await removals(page).first().waitFor();
    expect(await readFocusedName(page)).toBe('Favourites');
    await page.getByRole('button', { name: 'Load More' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.querySelectorAll('[data-cg-row]').length === 14);
    expect(await page.evaluate(() => document.activeElement?.closest('li')?.matches(':nth-child(13)'))).toBe(
      true,
    );
  });

  it('O-LST-04 LIST-5 DASH-4 SAVE-9 removes, restores, refills and follows another tab', async () => {
    const { page, context, origin } = await startVisit({ expected: /500/ });
    await openAsMember(page, await createMember(origin), 14);
    await page.goto(`${DASHBOARD}#/favourites/`);
    await removals(page).nth(11).waitFor();
    const first = await removals(page).first().getAttribute('aria-label');
    await removals(page).first().click();
    await page
      .getByText(`${first?.replace('Remove ', '')} is removed.`)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    expect(await removals(page).first().getAttribute('aria-label')).toBe(first);

    const other = await context.newPage();
    await other.goto(`${DASHBOARD}#/favourites/`);
    await removals(other).nth(11).waitFor();
    let requestCount = 0;
    await context.route(/\/favourites\/\?/, async (route) => {
      requestCount += 1;
      await route.fulfill({ status: 500, body: '{}' });
    });
    await removeAll(page);
    await page.getByText('This list could not be loaded.').waitFor();
    // Both tabs are empty now; each has sent one request and is waiting for the visitor.
    await other.getByText('This list could not be loaded.').waitFor();
    expect(requestCount).toBe(2);
    await context.unroute(/\/favourites\/\?/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await removals(page).nth(1).waitFor();
    expect(await removals(page).count()).toBe(2);
    await removeAll(page);
    await page.getByText(/^No favourites yet\./).waitFor();
  });

  it('O-AUT-02 after a log-out, Back shows the log-in and no list', async () => {
    const { page, origin } = await startVisit();
    await openAsMember(page, await createMember(origin), 2);
    await page.goto(`${DASHBOARD}#/favourites/`);
    await removals(page).first().waitFor();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('link', { name: 'Log out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goBack();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    expect(await removals(page).count()).toBe(0);
  });

  it('DASH-6 exports the member’s data, deletes the account, and logs the other tabs out', async () => {
    const { page, context, origin } = await startVisit({ acceptDownloads: true, expected: /400/ });
    const member = await createMember(origin);
    await openAsMember(page, member, 2);
    const other = await context.newPage();
    await other.goto(`${DASHBOARD}#/favourites/`);
    await removals(other).first().waitFor();
    await page.goto(DASHBOARD);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-data.json');
    expect(await json(await download.createReadStream())).toMatchObject({
      profile: { email: member.email },
      records: { favourites: [{}, {}] },
    });

    await page.getByRole('button', { name: 'Delete my account...' }).click();
    await page.keyboard.type('not my password');
    await page.keyboard.press('Enter');
    await page.getByText('The password is not right.').waitFor();
    await page.getByLabel('Your password').fill(member.password);
    await page.keyboard.press('Enter');
    await waitForPage(page, 'Your account is deleted');
    await waitForPage(other, 'Log in to see your dashboard');
    expect(await removals(other).count()).toBe(0);
  });

  it('DASH-6 HOST-3 does the same without JavaScript', async () => {
    const { page, origin } = await startVisit({ javaScriptEnabled: false });
    const member = await createMember(origin);
    await page.goto(DASHBOARD);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Log in to your account' }).click();
    await page.getByRole('link', { name: 'See, download or delete your data' }).click();
    await page.getByText(member.email).waitFor();
    await page.getByRole('link', { name: 'Delete your account' }).click();
    await page.getByLabel('Your password').fill(member.password);
    await page.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  });
});
