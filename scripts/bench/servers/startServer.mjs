import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { compress } from './compress.mjs';
import { forward } from './forward.mjs';

/** What an API on another machine takes, besides the way there. */
const API_DELAY_MS = 30;

/**
 * A server on a free port for one candidate: its own files, its own API answers, and the reference site for the rest.
 * @param {import('../suites/Candidate.mjs').Candidate} candidate
 * @param {{ upstream: string }} place origin of the reference site
 */
export async function startServer(
  { files = {}, answer = () => undefined, delayMs = API_DELAY_MS },
  { upstream },
) {
  const ready = await packFiles(files);
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.destroy(error));
  });

  async function handle(request, response) {
    const url = new URL(request.url, upstream);
    const file = ready.get(url.pathname);
    if (file && request.method === 'GET') return void response.writeHead(200, file.headers).end(file.body);
    // Read first: the API answers by it. What the site answers has no body worth waiting for.
    const body = request.method === 'GET' ? '' : await text(request);
    const answered = answer({ method: request.method, url, body });
    if (!answered) return forward({ request, response, url, body });
    if (delayMs > 0) await pause(delayMs);
    const { status = 200, json, text: words = json === undefined ? '' : JSON.stringify(json) } = answered;
    const type = json === undefined ? 'text/plain' : 'application/json';
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(status === 204 ? undefined : words);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function packFiles(files) {
  const entries = Object.entries(files).map(async ([path, { body, type }]) => {
    const packed = await compress(Buffer.from(body));
    const headers = {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': packed.length,
      'cache-control': 'public, max-age=600',
    };
    return [path, { body: packed, headers }];
  });
  return new Map(await Promise.all(entries));
}
