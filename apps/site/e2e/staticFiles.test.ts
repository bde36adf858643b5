import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request as sendRequest, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';

const root = path.resolve(__dirname, '../../..');
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

let folder: string;
const servers: Server[] = [];
let host: string;

/** A static host, as far as it goes: files, and the headers of `_headers` for all of them that begin with the same. */
function serve(out: string): Server {
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://static.invalid');
    const file = path.join(out, pathname === '/' ? 'index.html' : pathname);
    try {
      const body = readFileSync(file);
      response.setHeader('content-type', `${TYPES[path.extname(file)] ?? 'text/plain'}; charset=utf-8`);
      for (const [name, value] of readHeaders(out, pathname)) response.setHeader(name, value);
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
}

function readHeaders(out: string, pathname: string): [name: string, value: string][] {
  const rules = readFileSync(path.join(out, '_headers'), 'utf8').trim().split('\n\n');
  const rule = rules.find((text) => {
    const [pattern = ''] = text.split('\n');
    return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`).test(pathname);
  });
  const lines = rule?.split('\n').slice(1) ?? [];
  return lines.map((line) => {
    const [name = '', ...value] = line.trim().split(': ');
    return [name, value.join(': ')];
  });
}

/** A CMS that has an API of its own: the site's, under the address of the page. */
function serveCms(site: string): Server {
  return createServer((request, response) => {
    const url = request.url ?? '/';
    if (url === '/made/') {
      const own = `http://${request.headers.host}`;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(formatPage(own));
      return;
    }
    const headers = { ...request.headers };
    delete headers.host;
    const forwarded = sendRequest(`${site}${url}`, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(forwarded);
  });
}

function formatPage(own: string): string {
  const config = JSON.stringify({
    apiBase: `${own}/api/v2/`,
    imageServer: `${own}/images/`,
    mapTiles: { urlTemplate: `${own}/tiles/{z}/{x}/{y}.svg` },
  });
  return `<!doctype html><html lang="en"><head><title>Made</title><link rel="icon" href="data:,">
<script type="application/json" id="cityguide-config">${config}</script>
<script async src="${host}/widgets/embed.js"></script></head><body>
<div data-widget="listing-grid" data-load="eager" data-limit="3"><p>Places</p></div></body></html>`;
}

async function listen(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'cityguide-static-host-'));
  execFileSync(process.execPath, ['scripts/build-static.mjs', '--out', path.join(folder, 'out')], {
    cwd: root,
  });
  host = await listen(serve(path.join(folder, 'out')));
});
afterEach(closeVisits);
afterAll(async () => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
  await disconnectBrowser();
});

describe('the folder for a static host', () => {
  it('ANY-13.static ANY-13.static-browser has a page that shows that it works', async () => {
    const { page } = await startVisit();
    await page.goto(host);
    await page.getByText('It works: the widget above has started from this host.').waitFor();
  });

  it('ANY-13.static-browser ANY-13.static-headers serves the widgets of a page on another host, whose API is its own', async () => {
    const { page, origin } = await startVisit();
    const cms = await listen(serveCms(origin));
    const files: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/widgets/')) files.push(new URL(response.url()).origin);
    });
    await page.goto(`${cms}/made/`);
    await page.locator('[data-widget="listing-grid"] article').nth(2).waitFor();
    expect(new Set(files)).toEqual(new Set([host]));
  });
});
