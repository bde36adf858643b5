import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { newEmail } from './testing/accountDialogs';
import { changePolicy, readContentPolicy } from './testing/contentPolicy';
import { createMember, logInByDialog } from './testing/members';
import { startHosts, type CmsAnswer, type Hosts } from './testing/startHosts';

const SERVER = 'api.city.test';
const PAGE = 'city.test';
const NONCE = 'bGF0ZQ';

let hosts: Hosts;
/** What the CMS sends with its next page. */
let policy = '';
let tagAttributes = '';

beforeAll(async () => {
  hosts = await startHosts({
    server: SERVER,
    env: { PAGE_ORIGINS: `https://${PAGE}:PORT` },
    cms(host, address) {
      const { pathname } = new URL(address, 'https://x');
      if (host === SERVER) return answerHouseAds(pathname);
      return { headers: { 'content-security-policy': policy }, body: renderPage(pathname) };
    },
  });
});
afterEach(() => hosts.closePages());
afterAll(() => hosts.stop());

const server = () => hosts.getOrigin(SERVER);
const directives = () => readContentPolicy(server());

/** An ad that an editor has written in HTML, which is shown in a frame: the demo city has pictures alone. */
function answerHouseAds(pathname: string): CmsAnswer | undefined {
  if (pathname === '/house-ads/1/')
    return { headers: {}, body: '<!doctype html><title></title>Ad in a frame' };
  if (pathname !== '/api/v2/house-ads/') return undefined;
  const ad = { id: 1, name: 'Patio guide', width: 300, height: 250, weight: 1 };
  return {
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': hosts.getOrigin(PAGE),
      'access-control-allow-credentials': 'true',
    },
    body: JSON.stringify({
      count: 1,
      next: null,
      previous: null,
      results: [{ ...ad, link_url: null, image_url: null, frame_url: '/house-ads/1/' }],
    }),
  };
}

/** The printed form of the newsletter, without its widget. */
const FORM = `<form method="post" action="SERVER/newsletters/"><input name="email" type="email"><button>Subscribe</button></form>`;

/** What stands on each page of the CMS. */
const BODIES: Readonly<Record<string, string>> = {
  '/': `<div data-widget="save-button" data-listing-id="1" data-name="The Park"><a href="/save">Save</a></div>
<div data-widget="listing-actions" data-load="eager" data-listing-id="2"><a data-cg-action="todo" href="/save">Want to go</a></div>
<div data-widget="bookmark" data-load="eager" data-article-id="1"><a href="/save">Bookmark</a></div>
<div data-widget="photos" data-load="eager" data-limit="6"></div>
<div data-widget="photo-viewer"></div>
<div data-widget="listing-grid" data-load="eager" data-limit="3" data-search data-map></div>
<div data-widget="newsletter" data-load="eager"></div>
<div data-widget="category-menu" data-load="eager"><ul><li><a href="/a/">A</a></li></ul></div>
<div data-widget="ad-slot" data-load="eager" data-slot="square"></div>`,
  '/me/': '<div data-widget="dashboard"></div>',
  '/form/': FORM,
  '/welcome/': '<div data-widget="onboarding"></div>',
};

const renderPage = (path: string) => `<!doctype html>
<html lang="en"><head><title>A page of the CMS</title><link rel="icon" href="${server()}/images/places/trinitys-pub.jpg?w=600&amp;h=400&amp;cmd=resize_then_crop&amp;quality=70">
<script type="application/json" id="cityguide-config">{"ads":{"slots":{"square":"/9/square"},"needsConsent":false}}</script>
<script async src="${server()}/widgets/embed.js" ${tagAttributes}></script></head><body>
<div data-widget="navbar"><a href="/">Home of the CMS</a></div><main>${(BODIES[path] ?? '').replace('SERVER', server())}</main></body></html>`;

const loaded = (page: Page, selector: string) =>
  page.waitForFunction(
    (css) =>
      [...document.querySelectorAll<HTMLImageElement>(css)].some(({ naturalWidth }) => naturalWidth > 0),
    selector,
  );
const allReady = (page: Page) =>
  page.waitForFunction(() => {
    const points = [...document.querySelectorAll('[data-widget]:not([data-cg-own])')];
    return points.length > 1 && points.every((point) => point.getAttribute('data-cg-status') === 'ready');
  });

/** Everything that loads a file, asks the API or draws, as a guest and then as a member. */
async function visitEverything(page: Page): Promise<void> {
  await allReady(page);
  await loaded(page, '[data-widget="photos"] img');
  await loaded(page, '[data-widget="listing-grid"] img');
  await page.locator('[data-widget="ad-slot"]').scrollIntoViewIfNeeded();
  await page.frameLocator('[data-widget="ad-slot"] iframe').getByText('Ad in a frame').waitFor();
  await page.locator('[data-widget="photos"] a').first().click();
  await page
    .getByRole('dialog', { name: 'Photo viewer' })
    .getByText(/^1 of \d+$/)
    .waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Photo viewer' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await loaded(page, 'img.leaflet-tile-loaded');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search the site' }).fill('trinitys pu');
  await page.getByRole('option', { name: /Trinity’s Pub/ }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const email = page.locator('[data-widget="newsletter"]').getByLabel('Email', { exact: true });
  await email.fill(newEmail());
  await email.press('Enter');
  await page.getByText(/^Thanks for signing up/).waitFor();

  await page.getByRole('button', { name: 'Save The Park' }).click();
  await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
  await logInByDialog(page, await createMember(hosts.siteAddress));
  await page.locator('[data-widget="save-button"] [aria-pressed="true"]').waitFor();
  await page.goto(`${hosts.getOrigin(PAGE)}/me/#/favourites/`);
  await page.getByRole('heading', { level: 2, name: 'Favourites', exact: true }).waitFor();
  await loaded(page, '[data-widget="dashboard"] img');
  await page.goto(`${hosts.getOrigin(PAGE)}/welcome/`);
  await allReady(page);
}

/** The files that this page has run or applied without a check of their content. */
const findUnchecked = (page: Page) =>
  page.evaluate(() => {
    const checked = [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script')]
      .filter(({ integrity }) => integrity !== '')
      .map((element) => ('src' in element ? element.src : element.href));
    return performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\/widgets\/.*\.(js|css)$/.test(name) && !checked.includes(name));
  });

const fetchHash = async () => {
  const script = await fetch(`${hosts.siteAddress}/widgets/embed.js`);
  return `sha256-${createHash('sha256')
    .update(Buffer.from(await script.arrayBuffer()))
    .digest('base64')}`;
};

describe('the policy of the guide, on a page with the script of another host', () => {
  it.each([
    ['host', 'by the host', {}],
    ['nonce', 'by a nonce', { 'script-src': `'nonce-${NONCE}'`, 'style-src': `'nonce-${NONCE}'` }],
    [
      'strict-dynamic',
      'by a nonce with strict-dynamic',
      { 'script-src': `'nonce-${NONCE}' 'strict-dynamic'`, 'style-src': `'nonce-${NONCE}'` },
    ],
  ])(
    'ANY-11.%s ANY-11.trusted-types %s: everything works and nothing is refused',
    async (_id, _name, changes) => {
      policy = changePolicy(directives(), changes);
      tagAttributes = 'script-src' in changes ? `nonce="${NONCE}"` : '';
      const { page, consoleErrors } = await hosts.open(`${hosts.getOrigin(PAGE)}/`);
      await visitEverything(page);
      expect(consoleErrors).toEqual([]);
    },
  );

  it('ANY-11.hash ANY-11.integrity by the hash of the script: everything works, and every file is checked', async () => {
    const hash = await fetchHash();
    policy = changePolicy(directives(), { 'script-src': `'${hash}' 'strict-dynamic'` });
    tagAttributes = `integrity="${hash}" crossorigin`;
    const { page, consoleErrors } = await hosts.open(`${hosts.getOrigin(PAGE)}/`);
    await visitEverything(page);
    expect(await findUnchecked(page)).toEqual([]);
    await page.goto(`${hosts.getOrigin(PAGE)}/`);
    await allReady(page);
    await page.locator('[data-widget="photos"] a').first().click();
    await page.getByRole('dialog', { name: 'Photo viewer' }).waitFor();
    expect(await findUnchecked(page)).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  it.each(['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])(
    'ANY-11.least %s is needed: without it something is refused',
    async (name) => {
      policy = changePolicy(directives(), { [name]: "'none'" });
      tagAttributes = '';
      const { page } = await hosts.open(`${hosts.getOrigin(PAGE)}/`);
      await page.locator('[data-widget="ad-slot"]').evaluate((slot) => slot.scrollIntoView());
      await page.waitForFunction(
        (directive) =>
          (window as unknown as { refused: string[] }).refused.some((refused) =>
            refused.startsWith(directive),
          ),
        name,
      );
    },
  );

  it('ANY-11.least form-action is needed by the form of a fallback', async () => {
    tagAttributes = '';
    const submit = async (changes: Readonly<Record<string, string>>) => {
      policy = changePolicy(directives(), { 'script-src': "'none'", ...changes });
      const { page } = await hosts.open(`${hosts.getOrigin(PAGE)}/form/`);
      await page.getByRole('button', { name: 'Subscribe' }).click({ noWaitAfter: true });
      return page;
    };
    await (await submit({})).waitForURL(`${server()}/newsletters/`);
    const refused = await submit({ 'form-action': "'self'" });
    await refused.waitForFunction(() =>
      (window as unknown as { refused: string[] }).refused.includes('form-action'),
    );
  });

  it('ANY-11.trusted-types is in force: a script that writes HTML is refused', async () => {
    policy = changePolicy(directives(), {});
    tagAttributes = '';
    const { page } = await hosts.open(`${hosts.getOrigin(PAGE)}/form/`);
    const write = page.evaluate(() => {
      document.createElement('p').innerHTML = 'written';
    });
    await expect(write).rejects.toThrow(/TrustedHTML/);
  });

  it('ANY-11.integrity a page with the hash of another script keeps its content', async () => {
    policy = changePolicy(directives(), {});
    tagAttributes = `integrity="sha256-${'A'.repeat(43)}=" crossorigin`;
    const { page, consoleErrors } = await hosts.open(`${hosts.getOrigin(PAGE)}/`);
    await page.getByRole('link', { name: 'Home of the CMS' }).waitFor();
    await page.getByRole('link', { name: 'Want to go' }).waitFor();
    expect(consoleErrors).toContainEqual(expect.stringContaining('integrity'));
    expect(await page.locator('[data-cg-status]').count()).toBe(0);
  });
});
