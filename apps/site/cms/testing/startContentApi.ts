import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ContentApi {
  address: string;
  /** `PUT wordpress-1-5 {…}` */
  requests: { method: string; key: string; record: unknown; token: string | undefined }[];
  /** What the next requests are answered with; undefined for what a real server would. */
  fail: { status: number; body: string } | undefined;
  stop(): void;
}

/** A stand-in for the content API: keeps what is written, gives numbers, and can fail as asked. */
export async function startContentApi(): Promise<ContentApi> {
  const ids = new Map<string, number>();
  const api: ContentApi = { address: '', requests: [], fail: undefined, stop: () => server.close() };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const key = /^\/api\/v2\/content\/listings\/([^/]+)\/$/.exec(request.url ?? '')?.[1] ?? '';
      api.requests.push({
        method: request.method ?? '',
        key,
        record: text === '' ? undefined : (JSON.parse(text) as unknown),
        token: request.headers.authorization,
      });
      if (api.fail) return void response.writeHead(api.fail.status).end(api.fail.body);
      if (request.method === 'PUT' && !ids.has(key)) ids.set(key, 700 + ids.size);
      const id = ids.get(key);
      if (id === undefined) return void response.writeHead(404).end('{"detail":"Not found."}');
      response.end(JSON.stringify({ key, id, result: 'changed', share_url: null }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  api.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}
