import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAttackedSite } from '../site/createAttackedSite';
import type { Mailbox } from '../site/Mailbox';

const SECRET = 'the-secret';

/**
 * A site that makes every mistake that the lines look for: it trusts hosts, redirects anywhere, outputs its input as
 * markup, accepts every write, reveals its stack, logs secrets, and accepts a token twice.
 */
export async function startBrokenSite() {
  let log = '';
  let rows = 0;
  const sent: { to: string[]; text: string }[] = [];
  // Also accepts ambiguous requests.
  const server = createServer({ insecureHTTPParser: true }, async (request, response) => {
    const { url = '/', method, headers } = request;
    log += `${decode(url)}\n${JSON.stringify(headers)}\n`;
    const body = await readBody(request);
    const query = new URLSearchParams(url.split('?')[1]);
    const form = new URLSearchParams(body);
    const host = String(headers['x-forwarded-host'] ?? headers.host);
    if (url.includes('newsletter') || url.includes('reset-password') || url.includes('forgot'))
      sent.push({
        to: findEmail(body).split(/[,;\s]+/),
        text: `Bcc: x\n\nhttp://${host}/accounts/reset-password/?token=${'t'.repeat(43)} http://${host}/newsletters/confirm/?token=t`,
      });
    if (method === 'POST' && /\/api\/|login/.test(url)) rows += 1;
    const next = form.get('next') ?? query.get('next');
    response.setHeader('set-cookie', ['sessionid=chosen', 'csrftoken=t']);
    response.setHeader('cache-control', 'public, max-age=600');
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-credentials', 'true');
    const text = `${decode(url)} ${body} ${host} ${findEmail(body)} TypeError at x (/home/site.ts) select a from b ${SECRET}`;
    if (next !== null && /login|logout|sign-up/.test(url)) {
      response.statusCode = 303;
      try {
        response.setHeader('location', next);
      } catch {
        response.setHeader('location', 'https://evil.example');
      }
      return response.end();
    }
    if (method === 'POST' && url.includes('email-registration')) response.statusCode = 201;
    if (method === 'POST' && url.endsWith('photos/')) response.statusCode = 201;
    if (url.includes('/api/'))
      return response.end(
        JSON.stringify({
          ...{ id: 1, count: rows, email: text, full_name: 'X', prism_image_url: '/images/uploads/x.svg' },
          ...{
            share_path: '/p/',
            results: Array.from({ length: 200 }, () => ({ id: 1, share_url: '/e/' })),
            text,
          },
        }),
      );
    return response
      .setHeader('content-type', 'text/html')
      .end(`<p>${text}<input type="hidden" name="next" value="${next}">`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mailbox: Mailbox = { all: async () => sent };
  const site = createAttackedSite({
    ...{ name: 'broken', address: new URL(`http://127.0.0.1:${port}`), isDevelopment: false, mailbox },
    ownServer: { log: () => log, secret: SECRET },
  });
  return {
    site,
    stop: () => {
      site.client.stop();
      return new Promise((resolve) => server.close(resolve).closeAllConnections());
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of request) chunks.push(chunk as Buffer);
  } catch {
    // Interrupted: what was received is used all the same.
  }
  return Buffer.concat(chunks).toString();
}

function findEmail(body: string): string {
  const email = /"email":"((?:[^"\\]|\\.)*)"/.exec(body)?.[1] ?? new URLSearchParams(body).get('email');
  return email ?? 'nobody@example.com';
}

function decode(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
