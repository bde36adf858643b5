import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export type PictureServers = Awaited<ReturnType<typeof startPictureServers>>;

const GIGANTIC_BYTES = 10 * 1024 ** 3;

/**
 * Two servers: a CMS that the site may fetch pictures from, and which is hostile, and one of the internal network that
 * nothing may reach.
 */
export async function startPictureServers() {
  const internalRequests: string[] = [];
  let endlessBytes = 0;
  const internal = await listen(({ url }, response) => {
    internalRequests.push(url ?? '');
    response.end('the internal secret');
  });
  const cms = await listen(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://cms');
    if (pathname === '/redirect') {
      response
        .writeHead(Number(searchParams.get('status')), { location: searchParams.get('to') ?? '/' })
        .end();
      return;
    }
    if (pathname === '/loop') return void response.writeHead(302, { location: '/loop' }).end();
    if (pathname === '/gigantic') response.writeHead(200, { 'content-length': GIGANTIC_BYTES });
    const chunk = Buffer.alloc(64 * 1024, 1);
    const send = () => {
      if (response.destroyed) return;
      endlessBytes += chunk.length;
      if (response.write(chunk)) setImmediate(send);
      else response.once('drain', send);
    };
    send();
  });
  return {
    /** `127.0.0.1:4321`, which the site is allowed to fetch from. */
    cmsHost: cms.host,
    /** The port of the internal server, on 127.0.0.1. */
    internalPort: internal.port,
    /** What the internal server was asked: nothing, if the site holds. */
    internalRequests,
    /** How much of endless files was sent so far. */
    getEndlessBytes: () => endlessBytes,
    stop: () => Promise.all([internal.stop(), cms.stop()]),
  };
}

async function listen(onRequest: RequestListener) {
  const server = createServer(onRequest).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    host: `127.0.0.1:${port}`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
