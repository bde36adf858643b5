import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createMember, logInByDialog, type Member } from './testing/members';
import { hasNginx, startNginx, type Nginx } from '../src/testing/startNginx';
import { startNamedBrowser, type NamedBrowser } from './testing/startNamedBrowser';
import { startSite } from './testing/startSite';

const HOST = 'city.test';
const guide = readFileSync(path.resolve(__dirname, '../../../docs/cms.md'), 'utf8');
/** The proxy's configuration, as the guide prints it. */
const block = /<!-- nginx: own host -->\s*```nginx\n([^]*?)```/.exec(guide)?.[1] ?? '';

let cms: Server;
let nginx: Nginx;
let site: Awaited<ReturnType<typeof startSite>>;
let browser: NamedBrowser;
let member: Member;

/** A CMS that has pages, files and a feed of its own at the addresses that the reference site has alone. */
const startCms = async () => {
  cms = createServer((request, response) => {
    const own = ['/assets/site.css', '/rss/', '/images/own.svg'].find((address) => address === request.url);
    if (own !== undefined) return void response.end(`${own} of the CMS`);
    response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
  });
  cms.listen(0, '127.0.0.1');
  await once(cms, 'listening');
  return (cms.address() as AddressInfo).port;
};

const PAGE = `<!doctype html><html lang="en"><head><title>A page of the CMS</title><link rel="icon" href="data:,">
<script async src="/cityguide/widgets/embed.js"></script></head><body><main>
<div data-widget="navbar"><a href="/">Home of the CMS</a></div>
<div data-widget="save-button" data-listing-id="1" data-name="The Park"><a href="/accounts/login">Save</a></div>
<div data-widget="listing-grid" data-load="eager" data-limit="3" data-map></div>
</main></body></html>`;

beforeAll(async () => {
  if (!hasNginx) return;
  const cmsPort = await startCms();
  nginx = await startNginx(async (port) => {
    site = await startSite({
      brand: 'guide',
      dataDir: path.resolve(__dirname, '../data/e2e'),
      env: { SITE_ORIGIN: `https://${HOST}:${port}`, PUBLIC_PREFIX: '/cityguide', TRUST_PROXY: '127.0.0.1' },
    });
    return block
      .replace('server_name city.example', `server_name ${HOST}`)
      .replace('http://127.0.0.1:3000', site.address)
      .replace('http://127.0.0.1:8080', `http://127.0.0.1:${cmsPort}`);
  });
  browser = await startNamedBrowser();
  member = await createMember(site.address);
});
afterEach(async () => {
  if (hasNginx) await browser.closePages();
});
afterAll(async () => {
  if (!hasNginx) return;
  await browser.close();
  await nginx.stop();
  await site.stop();
  cms.close();
});

const describeWithNginx = hasNginx ? describe : describe.skip;

describeWithNginx('the proxy of the guide before a CMS and Cityguide', () => {
  const origin = () => `https://${HOST}:${nginx.port}`;

  it('ANY-9.prefix a visitor logs in, saves, and finds it saved after a reload', async () => {
    const { page, consoleErrors } = await browser.open(`${origin()}/a-page/`);
    await page.getByRole('button', { name: 'Save The Park' }).click();
    await logInByDialog(page, member);
    const button = page.locator('[data-widget="save-button"]').getByRole('button');
    await button.and(page.locator('[aria-pressed="true"]')).waitFor();
    await page.reload();
    await button.and(page.locator('[aria-pressed="true"]')).waitFor();
    expect(consoleErrors).toEqual([]);
  });

  it('ANY-9.prefix pictures and tiles come from below the prefix', async () => {
    const { page, consoleErrors } = await browser.open(`${origin()}/a-page/`);
    await page.getByRole('button', { name: /map/i }).first().click();
    for (const folder of ['/cityguide/images/', '/cityguide/tiles/'])
      await page.waitForFunction(
        (part) =>
          [...document.images].some(({ src, naturalWidth }) => src.includes(part) && naturalWidth > 0),
        folder,
      );
    expect(consoleErrors).toEqual([]);
  });

  it('ANY-9.prefix the CMS keeps its own files and its feed', async () => {
    const { page } = await browser.open(`${origin()}/a-page/`);
    for (const address of ['/assets/site.css', '/rss/', '/images/own.svg'])
      expect(await page.evaluate(async (url) => (await fetch(url)).text(), address)).toBe(
        `${address} of the CMS`,
      );
  });

  it('ANY-9.prefix the account’s pages are complete', async () => {
    const { page, consoleErrors } = await browser.open(`${origin()}/accounts/login?next=/a-page/`);
    await page.getByRole('heading', { name: 'Log in' }).waitFor();
    await page.locator('[data-widget="navbar"][data-cg-status="ready"]').waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter');
    expect(consoleErrors).toEqual([]);
  });

  it('ANY-9.proxy one that strips the prefix is told so', async () => {
    const stripping = await startNginx(async (port) =>
      block
        .replace('server_name city.example', `server_name ${HOST}:${port}`)
        .replace(/location ~ [^{]*/, 'location /cityguide/ ')
        .replace('http://127.0.0.1:3000', `${site.address}/`)
        .replace('http://127.0.0.1:8080', site.address),
    );
    const { page } = await browser.open(`https://${HOST}:${stripping.port}/cityguide/widgets/embed.js`);
    expect(await page.locator('body').textContent()).toContain(
      'came without it: let the proxy pass the path on as it is',
    );
    await stripping.stop();
  });
});
