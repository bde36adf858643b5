import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A web server of somebody else, such as a CMS, on a port of its own. */
export async function startWebServer(
  answer: (request: ReceivedRequest, response: ServerResponse) => unknown,
) {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    const request = { method, path: url, headers, body: await text(incoming) };
    requests.push(request);
    // A client that ends the connection is what some tests are about.
    response.on('error', () => undefined);
    await answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** `127.0.0.1:4321` */
    host: `127.0.0.1:${port}`,
    /** `http://127.0.0.1:4321` */
    origin: `http://127.0.0.1:${port}`,
    /** What it was asked, in order. */
    requests,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type WebServer = Awaited<ReturnType<typeof startWebServer>>;
