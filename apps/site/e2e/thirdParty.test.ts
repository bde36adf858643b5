import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { changePolicy, readContentPolicy } from './testing/contentPolicy';
import { createMember, logInByDialog } from './testing/members';
import { startHosts, type CmsAnswer, type Hosts } from './testing/startHosts';

// The page and its API are one site; the files are on another one, as on a CDN; a third one puts the page into a frame.
const PAGE = 'city.test';
const SERVER = 'api.city.test';
const FILES = 'files.test';
const FRAMING = 'elsewhere.test';
const NONCE = 'bGF0ZQ';
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css' };

let hosts: Hosts;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cityguide-files-'));
  execFileSync(process.execPath, ['scripts/build-static.mjs', '--out', path.join(folder, 'out')], {
    cwd: path.resolve(__dirname, '../../..'),
  });
  hosts = await startHosts({
    server: SERVER,
    env: { PAGE_ORIGINS: `https://${PAGE}:PORT` },
    browserArguments: ['--test-third-party-cookie-phaseout'],
    cms(host, address) {
      const { pathname } = new URL(address, 'https://x');
      if (host === FILES) return readStatic(pathname);
      if (host === FRAMING) return renderFrame(pathname);
      if (host === PAGE) return renderPage(pathname);
      return undefined;
    },
  });
});
afterEach(() => hosts.closePages());
afterAll(async () => {
  await hosts.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A static host: the folder's files, open to pages of other hosts. */
function readStatic(pathname: string): CmsAnswer {
  const file = path.join(folder, 'out', pathname);
  if (!existsSync(file)) return { status: 404, headers: {}, body: '' };
  const headers = {
    'content-type': TYPES[path.extname(file)] ?? 'application/json',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
  return { headers, body: readFileSync(file) };
}

const renderFrame = (pathname: string) => `<!doctype html><html lang="en"><head><title>Another site</title>
<link rel="icon" href="data:,"></head><body>
<iframe title="The city" src="${hosts.getOrigin(PAGE)}${pathname}" width="900" height="700"></iframe></body></html>`;

/** A page that keeps something for itself, as other sites' frames try to. */
const KEEPER = `<script>
let kept;
try { localStorage.setItem('kept', 'yes'); kept = localStorage.getItem('kept'); } catch { kept = null; }
document.cookie = 'kept=yes; SameSite=None; Secure';
document.title = document.cookie + ' ' + kept;
</script>`;

/** `/server/` has the script of the server, any other page that of the static host. */
function renderPage(pathname: string): CmsAnswer | string {
  if (pathname === '/keeper/') return `<!doctype html><title></title>${KEEPER}`;
  const server = hosts.getOrigin(SERVER);
  const files = hosts.getOrigin(pathname === '/server/' ? SERVER : FILES);
  const config = {
    apiBase: `${server}/api/v2/`,
    imageServer: `${server}/images/`,
    mapTiles: { urlTemplate: `${server}/tiles/{z}/{x}/{y}.svg` },
  };
  return {
    headers: {
      'content-security-policy': changePolicy(readContentPolicy(server), {
        'script-src': `'nonce-${NONCE}' 'strict-dynamic'`,
        'style-src': files,
        'connect-src': `${server} ${files}`,
      }),
    },
    body: `<!doctype html><html lang="en"><head><title>The city</title>
<link rel="icon" href="${server}/images/places/trinitys-pub.jpg?w=600&amp;h=400&amp;cmd=resize_then_crop&amp;quality=70">
<script type="application/json" id="cityguide-config">${JSON.stringify(config)}</script>
<script async nonce="${NONCE}" src="${files}/widgets/embed.js"></script></head><body>
<div data-widget="navbar"><a href="/">Home of the CMS</a></div><main>
<div data-widget="save-button" data-listing-id="1" data-name="The Park"><a href="/save">Save</a></div>
<div data-widget="listing-grid" data-load="eager" data-limit="3" data-map></div>
</main></body></html>`,
  };
}

const allReady = (page: Pick<Page, 'waitForFunction'>) =>
  page.waitForFunction(() => {
    const points = [...document.querySelectorAll('[data-widget]:not([data-cg-own])')];
    return points.length > 1 && points.every((point) => point.getAttribute('data-cg-status') === 'ready');
  });
const findFrame = async (page: Page) => {
  const frame = await (await page.waitForSelector('iframe')).contentFrame();
  if (!frame) throw new Error('The page has no frame.');
  return frame;
};

describe('a browser that keeps nothing for the frames and files of other sites', () => {
  it('ANY-11.storage is what this browser is', async () => {
    const { page } = await hosts.open(`${hosts.getOrigin(FRAMING)}/keeper/`);
    const frame = await findFrame(page);
    await frame.waitForFunction(() => document.title !== '');
    expect(await frame.title()).not.toContain('kept=yes');
    const own = await hosts.open(`${hosts.getOrigin(PAGE)}/keeper/`);
    expect(await own.page.title()).toBe('kept=yes yes');
  });

  it('ANY-11.files ANY-11.storage ANY-11.strict-dynamic a visitor of a page with the files of another site logs in, saves, and finds it saved', async () => {
    const { page, consoleErrors } = await hosts.open(`${hosts.getOrigin(PAGE)}/`);
    const files: string[] = [];
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(new URL(request.url()).pathname)) files.push(new URL(request.url()).origin);
    });
    await allReady(page);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await page.locator('img.leaflet-tile-loaded').first().waitFor();
    await page.getByRole('button', { name: 'Save The Park' }).click();
    await page.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
    await logInByDialog(page, await createMember(hosts.siteAddress));
    await page.locator('[data-widget="save-button"] [aria-pressed="true"]').waitFor();
    await page.reload();
    await page.locator('[data-widget="save-button"] [aria-pressed="true"]').waitFor();
    expect(new Set(files)).toEqual(new Set([hosts.getOrigin(FILES)]));
    expect(consoleErrors).toEqual([]);
  });

  it.each(['/', '/server/'])(
    'ANY-11.frame in a frame of another site a guest sees the widgets, and nothing throws: %s',
    async (address) => {
      const { page, consoleErrors } = await hosts.open(`${hosts.getOrigin(FRAMING)}${address}`);
      const frame = await findFrame(page);
      await allReady(frame);
      await frame.locator('[data-widget="listing-grid"] article').nth(2).waitFor();
      await frame.getByRole('button', { name: 'Save The Park' }).click();
      await frame.getByRole('dialog', { name: 'Log in or Sign up' }).waitFor();
      expect(consoleErrors).toEqual([]);
    },
  );
});
