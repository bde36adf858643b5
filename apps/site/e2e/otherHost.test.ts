import { newEmail } from './testing/accountDialogs';
import { createMember, logInByDialog, type Member } from './testing/members';
import { readMailLink } from './testing/readOutbox';
import { startHosts, type Hosts } from './testing/startHosts';

const SERVER = 'api.city.test';
const PAGE = 'city.test';
const UNLISTED = 'blog.city.test';
const OTHER_SITE = 'elsewhere.test';

let hosts: Hosts;
let member: Member;

beforeAll(async () => {
  hosts = await startHosts({
    server: SERVER,
    env: { PAGE_ORIGINS: `https://${PAGE}:PORT` },
    cms: (host) => (host === SERVER ? undefined : renderPage(hosts.getOrigin(SERVER))),
  });
  member = await createMember(hosts.siteAddress);
});
afterEach(() => hosts.closePages());
afterAll(() => hosts.stop());

/** A page of a CMS that knows nothing of Cityguide but the address of its script. */
const renderPage = (server: string) => `<!doctype html>
<html lang="en"><head><title>A page of the CMS</title><link rel="icon" href="data:,">
<script async src="${server}/widgets/embed.js"></script></head><body><main>
<div data-widget="navbar"><a href="/">Home of the CMS</a></div>
<div data-widget="save-button" data-listing-id="1" data-name="The Park"><a href="/save">Save</a></div>
<div data-widget="photos" data-load="eager" data-limit="6" data-layout="grid"></div>
<div data-widget="photo-viewer"></div>
<div data-widget="listing-grid" data-load="eager" data-limit="3" data-map></div>
<div data-widget="newsletter" data-load="eager"></div>
</main></body></html>`;

const open = (host: string) => hosts.open(`${hosts.getOrigin(host)}/`);
const countPreflights = () => hosts.requests.filter((request) => request.startsWith('OPTIONS')).length;

describe('a page of the CMS at another host of the site', () => {
  it('ANY-9.other-host a visitor logs in, saves, and finds it saved after a reload', async () => {
    const { page, consoleErrors } = await open(PAGE);
    await page.getByRole('button', { name: 'Save The Park' }).click();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    await logInByDialog(page, member);
    await page.locator('[data-widget="save-button"] [aria-pressed="true"]').waitFor();
    await page.getByRole('button', { name: 'Your account' }).waitFor();

    await page.reload();
    const button = page.locator('[data-widget="save-button"]').getByRole('button');
    await button.and(page.locator('[aria-pressed="true"]')).waitFor();
    hosts.requests.length = 0;
    await button.click();
    await button.and(page.locator('[aria-pressed="false"]')).waitFor();
    await page.reload();
    await button.and(page.locator('[aria-pressed="false"]')).waitFor();
    expect(hosts.requests.filter((request) => request.startsWith('DELETE'))).toHaveLength(1);
    expect(consoleErrors).toEqual([]);

    const cookies = await page.context().cookies();
    const session = cookies.find(({ name }) => name === '__Host-sessionid');
    expect(session).toMatchObject({ domain: SERVER, secure: true, httpOnly: true, sameSite: 'Lax' });
    expect(await page.evaluate(() => document.cookie)).not.toContain('csrftoken');
  });

  it('ANY-9.preflights reads have none, and a write at most one in two hours', async () => {
    const { page } = await open(PAGE);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await logInByDialog(page, member);
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    hosts.requests.length = 0;
    await page.reload();
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    await page.locator('[data-widget="listing-grid"] img').first().waitFor();
    expect(countPreflights()).toBe(0);
    const button = page.locator('[data-widget="save-button"]').getByRole('button');
    for (const pressed of ['true', 'false', 'true', 'false']) {
      await button.click();
      await button.and(page.locator(`[aria-pressed="${pressed}"]`)).waitFor();
      await page.waitForLoadState('networkidle');
    }
    const writes = hosts.requests.filter((request) => /^(POST|DELETE)/.test(request));
    expect(writes).toHaveLength(4);
    // One for the address that saves, and one for each saved thing that is taken back.
    expect(hosts.requests.filter((request) => request.startsWith('OPTIONS')).sort()).toEqual(
      [...new Set(writes)].map((request) => request.replace(/^\w+/, 'OPTIONS')).sort(),
    );
  });

  it('ANY-9.files pictures, viewer, tiles and search work there', async () => {
    const { page, consoleErrors } = await open(PAGE);
    const loaded = (selector: string) =>
      page.waitForFunction(
        (css) =>
          [...document.querySelectorAll<HTMLImageElement>(css)].some(({ naturalWidth }) => naturalWidth > 0),
        selector,
      );
    await loaded('[data-widget="photos"] img');
    await loaded('[data-widget="listing-grid"] img');
    await page.locator('[data-widget="photos"] a').first().click();
    const viewer = page.getByRole('dialog', { name: 'Photo viewer' });
    await viewer.getByText(/^1 of \d+$/).waitFor();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /map/i }).first().click();
    await loaded('.leaflet-tile-pane img, [class*="tile"] img, img[src*="/tiles/"]');

    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search the site' }).fill('trinitys pu');
    await page.getByRole('option', { name: /Trinity’s Pub/ }).waitFor();
    const sources = await page
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
    expect(
      sources.filter(
        (source) => /\/(images|tiles)\//.test(source) && !source.startsWith(hosts.getOrigin(SERVER)),
      ),
    ).toEqual([]);
    expect(consoleErrors).toEqual([]);
  });

  it('ANY-9.other-host a guest subscribes to the newsletter', async () => {
    const { page, consoleErrors } = await open(PAGE);
    const box = page.locator('[data-widget="newsletter"][data-cg-status="ready"]');
    const email = newEmail();
    await box.getByLabel('Email', { exact: true }).fill(email);
    await box.getByLabel('Email', { exact: true }).press('Enter');
    await box.getByText(/^Thanks for signing up/).waitFor();
    expect(await readMailLink(email, /https:\S+\/newsletters\/confirm\/\?token=[\w-]+/)).toContain(
      hosts.getOrigin(SERVER),
    );
    expect(consoleErrors).toEqual([]);
  });
});

describe('a page that is not listed', () => {
  it('ANY-9.unlisted gets nothing of the API, and its console says which setting to change', async () => {
    const { page, consoleErrors } = await open(UNLISTED);
    await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
    await page.waitForFunction(
      () =>
        document.querySelector(
          '[data-widget="listing-grid"] [role="alert"], [data-widget="listing-grid"] button',
        ) !== null,
    );
    const own = consoleErrors.filter((text) => text.startsWith('Cityguide'));
    expect(
      own.filter((text) => text.includes(`its setting PAGE_ORIGINS must name ${hosts.getOrigin(UNLISTED)} `)),
    ).toHaveLength(1);
  });
});

describe('a page of another site', () => {
  it('ANY-9.other-site keeps its content, asks nothing of the API, and says why in one sentence', async () => {
    hosts.requests.length = 0;
    const { page, consoleErrors } = await open(OTHER_SITE);
    await page.locator('[data-widget="newsletter"][data-cg-status="failed"]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Save', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Home of the CMS' }).waitFor();
    expect(hosts.requests.filter((request) => request.includes('/api/'))).toEqual([]);
    expect(consoleErrors).toEqual([
      expect.stringContaining(
        `${hosts.getOrigin(SERVER)} is another site than this page, ${hosts.getOrigin(OTHER_SITE)}, and browsers keep`,
      ),
    ]);
  });
});
