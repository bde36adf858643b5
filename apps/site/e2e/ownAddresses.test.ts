import guide from '@cityguide/sites/guide/site.json';
import { type Page } from 'playwright-core';
import { createMember, logInByDialog } from './testing/members';
import { getMenu, getNavbarButton, getSearchField, waitForNavbar } from './testing/navbar';
import { closeVisits, disconnectBrowser, startVisit, type Visit } from './testing/startVisit';

afterEach(closeVisits);
afterAll(disconnectBrowser);

/** What Cityguide's server has on a host that it shares with a CMS. */
const OURS = /^\/(?:widgets|api\/v2|images|tiles|accounts|profiles|newsletters|house-ads)(?:\/|$)/;
/** The pages of that CMS; it has no others. */
const CMS_PAGES =
  /^\/(?:|eat\/|feed\/|legal\/privacy\/|my-account\/|listing\/[\w-]+\/|kind\/[\w-]+\/|area\/[\w-]+\/|clip\/\d+\/)$/;

const LINKS = {
  others: false,
  home: '/',
  search: '/?s={query}',
  privacy: '/legal/privacy/',
  listing: '/listing/{slug}/',
  listingType: '/kind/{slug}/',
  neighbourhood: '/area/{slug}/',
  video: '/clip/{id}/',
  photo: '#photo-{id}',
  dashboard: '/my-account/',
};
const MENU = JSON.stringify({
  menu: [{ name: 'Eat', share_url: '/eat/', items: [{ name: 'Areas', share_url: '/area/annex/' }] }],
});
const ACCOUNT_BAR = `<nav data-widget="navbar" data-load="eager"><a data-cg-action="login" href="/accounts/login">Log in</a>
  <script type="application/json">${MENU}</script></nav>`;
const WIDGETS = `${ACCOUNT_BAR}
  <div data-widget="listing-grid" data-load="eager" data-limit="4" data-search><p>Places</p></div>
  <div data-widget="photos" data-load="eager" data-title="Photos"></div>
  <div data-widget="photo-viewer"></div>
  <div data-widget="newsletter" data-load="eager"></div>
  <div data-widget="ad-slot" data-load="eager" data-slot="square"></div>
  <div data-widget="listing-actions" data-load="eager" data-listing-id="1" data-name="Eat">
    <a data-cg-action="favourite" href="/accounts/login">Save</a></div>
  <div data-widget="save-button" data-load="eager" data-listing-id="2"><a href="/accounts/login">Save</a></div>
  <div data-widget="bookmark" data-load="eager" data-article-id="1"><a href="/accounts/login">Keep</a></div>
  <div data-widget="category-menu" data-load="eager"><form action="/eat/"><select name="c" aria-label="Kind">
    <option value="">All</option><option value="/kind/pubs/">Pubs</option></select></form></div>`;
const DASHBOARD = `${ACCOUNT_BAR}<div data-widget="dashboard" data-load="eager"><p>Your account</p></div>`;

/** A CMS on the same host, with its own pages and a page that says so for all others. */
async function openCms(options: Parameters<typeof startVisit>[0] = {}): Promise<Visit> {
  const visit = await startVisit(options);
  const config = JSON.stringify({ ...guide, social: { rss: '/feed/' }, links: LINKS });
  await visit.context.route(
    ({ origin, pathname }) => origin === visit.origin && !OURS.test(pathname),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const body = pathname === '/my-account/' ? DASHBOARD : WIDGETS;
      return route.fulfill({
        status: CMS_PAGES.test(pathname) ? 200 : 404,
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="en"><head><title>CMS</title><link rel="icon" href="data:,">
<script type="application/json" id="cityguide-config">${config}</script>
<script async src="/widgets/embed.js"></script></head><body><main>${body}</main></body></html>`,
      });
    },
  );
  return visit;
}

/** The links and forms of the page that lead to this host, each with the status of what is there. */
async function findDeadLinks(page: Page): Promise<{ addresses: string[]; dead: string[] }> {
  const addresses = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], form[action]')];
    // An ad leads where its editor wants.
    const elements = all.filter((element) => !element.closest('[data-widget="ad-slot"]'));
    const found = elements.map((element) =>
      element instanceof HTMLAnchorElement ? element.href : (element as HTMLFormElement).action,
    );
    return [...new Set(found)].filter((address) => new URL(address).origin === location.origin);
  });
  const dead: string[] = [];
  for (const address of addresses) {
    // Following these would log out or leave for another site.
    if (/\/profiles\/(?:logout|facebook-login)/.test(address)) continue;
    const status = await page.evaluate(async (url) => (await fetch(url)).status, address);
    if (status >= 400) dead.push(`${status} ${address}`);
  }
  return {
    addresses: addresses.map((address) => new URL(address)).map((url) => url.pathname + url.hash),
    dead,
  };
}

const waitForReady = (page: Page, name: string) =>
  page.locator(`[data-widget="${name}"][data-cg-status="ready"]`).first().waitFor();

describe('a CMS with pages of its own', () => {
  it('ANY-10.no-404 ANY-10.off has no link to a page that does not exist, for a guest', async () => {
    const { page } = await openCms({ width: 390, height: 844, expected: /404|slot/ });
    await page.goto('/eat/');
    await waitForNavbar(page);
    for (const name of ['listing-grid', 'photos', 'newsletter']) await waitForReady(page, name);
    await page.locator('[data-widget="listing-grid"] article').first().waitFor();
    await page.locator('[data-widget="photos"] img').first().waitFor();
    await getNavbarButton(page, 'Open menu').click();
    await getMenu(page).getByRole('button', { name: 'Eat' }).click();
    await getMenu(page).getByRole('link', { name: 'Areas' }).waitFor();
    const { addresses, dead } = await findDeadLinks(page);
    expect(dead).toEqual([]);
    expect(addresses.some((address) => address.startsWith('/listing/'))).toBe(true);
    expect(addresses.some((address) => address.startsWith('/kind/'))).toBe(true);
    expect(addresses.some((address) => address.startsWith('/eat/#photo-'))).toBe(true);
  });

  it('ANY-10.no-404 ANY-10.search has none in its dialogs, and its search comes to its own result page', async () => {
    const { page } = await openCms();
    await page.goto('/eat/');
    await waitForNavbar(page);
    await getNavbarButton(page, 'Log in').click();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    expect((await findDeadLinks(page)).dead).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await getNavbarButton(page, 'Search').click();
    await getSearchField(page).fill('fish & chips');
    await Promise.all([page.waitForURL(/\?s=/), page.keyboard.press('Enter')]);
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('s')]).toEqual(['/', 'fish & chips']);
  });

  it('ANY-10.no-404 ANY-10.dashboard ANY-10.way-back has none for a member, who logs in, finds what was saved and comes back', async () => {
    const { page, origin } = await openCms();
    const member = await createMember(origin);
    await page.goto('/eat/?page=2');
    await waitForNavbar(page);
    await getNavbarButton(page, 'Log in').click();
    await logInByDialog(page, member);
    await getNavbarButton(page, 'Your account').waitFor();
    expect(page.url()).toBe(`${origin}/eat/?page=2`);
    await page.locator('[data-widget="listing-grid"] article').first().waitFor();
    const heart = page
      .locator('[data-widget="listing-grid"]')
      .getByRole('button', { name: /^Save / })
      .first();
    const saved = page.waitForResponse((response) => response.request().method() === 'POST');
    await heart.click();
    await saved;
    await getNavbarButton(page, 'Your account').click();
    expect((await findDeadLinks(page)).dead).toEqual([]);
    await page.getByRole('link', { name: 'Favourites', exact: true }).click();
    await page.waitForURL(/\/my-account\/#\/favourites\/$/);
    await page.locator('[data-cg-row] a').first().waitFor();
    const { addresses, dead } = await findDeadLinks(page);
    expect(dead).toEqual([]);
    expect(addresses.some((address) => address.startsWith('/listing/'))).toBe(true);
    await getNavbarButton(page, 'Your account').click();
    // The server leads back there, as its own tests show; this test's CMS does not get redirected requests.
    expect(await page.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe(
      '/profiles/logout?next=%2Fmy-account%2F',
    );
  });

  it('ANY-10.viewer-hash opens a photo on its own page, with an address that can be shared', async () => {
    const { page, origin } = await openCms({ expected: /slot/ });
    await page.goto('/eat/');
    await page.locator('[data-widget="photos"] a').first().click();
    await page.getByRole('dialog', { name: 'Photo viewer' }).waitFor();
    const address = page.url();
    expect(address).toMatch(new RegExp(`^${origin}/eat/#photo-\\d+$`));
    await page.keyboard.press('Escape');
    await page.waitForURL(`${origin}/eat/`);
    await page.goto('about:blank');
    await page.goto(address);
    await page.getByRole('dialog', { name: 'Photo viewer' }).waitFor();
  });
});
