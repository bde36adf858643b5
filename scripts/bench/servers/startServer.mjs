import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { compress } from './compress.mjs';
import { forward } from './forward.mjs';

/** The response time of an API on another machine, without the network latency. */
const API_DELAY_MS = 30;

/**
 * A server on a free port for one candidate: its own files, its own API responses, and the reference site for the
 * rest.
 * @param {Pick<import('../suites/Candidate.mjs').Candidate, 'files' | 'answer' | 'delayMs'>} candidate
 * @param {{ upstream: string }} options origin of the reference site
 */
export async function startServer(
  { files = {}, answer = () => undefined, delayMs = API_DELAY_MS },
  { upstream },
) {
  const ready = await packFiles(files);
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => response.destroy(error));
  });

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async function handle(request, response) {
    const { method = 'GET' } = request;
    const url = new URL(request.url ?? '/', upstream);
    const file = ready.get(url.pathname);
    if (file && method === 'GET') return void response.writeHead(200, file.headers).end(file.body);
    // Read first, since the API response depends on it. Requests to the site have only small bodies.
    const body = method === 'GET' ? '' : await text(request);
    const apiResponse = answer({ method, url, body });
    if (!apiResponse) return forward({ request, response, url, body });
    if (delayMs > 0) await pause(delayMs);
    const { status = 200, json } = apiResponse;
    const responseText = apiResponse.text ?? (json === undefined ? '' : JSON.stringify(json));
    const type = json === undefined ? 'text/plain' : 'application/json';
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(status === 204 ? undefined : responseText);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {import('../suites/Candidate.mjs').Files} files */
async function packFiles(files) {
  const entries = Object.entries(files).map(async ([path, { body, type }]) => {
    const packed = await compress(Buffer.from(body));
    const headers = {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': packed.length,
      'cache-control': 'public, max-age=600',
    };
    return { path, file: { body: packed, headers } };
  });
  return new Map((await Promise.all(entries)).map(({ path, file }) => [path, file]));
}
