import { createServer, request as sendRequest, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { startStaticHost, type StaticHost } from './testing/startStaticHost';
import { closeVisits, disconnectBrowser, startVisit } from './testing/startVisit';

const servers: Server[] = [];
let files: StaticHost;
let host: string;

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
  files = await startStaticHost();
  host = `http://127.0.0.1:${files.port}`;
});
afterEach(closeVisits);
afterAll(async () => {
  files.stop();
  for (const server of servers) server.close();
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
    const origins: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/widgets/')) origins.push(new URL(response.url()).origin);
    });
    await page.goto(`${cms}/made/`);
    await page.locator('[data-widget="listing-grid"] article').nth(2).waitFor();
    expect(new Set(origins)).toEqual(new Set([host]));
  });
});
