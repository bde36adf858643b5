import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@cityguide/api/client';
import type { AttackLine } from '../../AttackLine';
import { getHeader } from '../../http/HttpResponse';
import { listApiCalls } from '../../site/listApiCalls';

const STATUSES = [301, 302, 303, 307, 308];
const RESPONSE_KINDS = ['json', 'html', 'login', 'empty'] as const;
type ResponseKind = (typeof RESPONSE_KINDS)[number];

/** A server that redirects each write, as a proxy with a captive log-in does, and responds to a GET there. */
async function startRedirectingServer(status: number, responseKind: ResponseKind) {
  const server = createServer((request, response) => {
    if (request.url !== '/elsewhere') return response.writeHead(status, { location: '/elsewhere' }).end();
    // A redirect that preserves the method preserves the write: it is rejected, so that the remaining cases fail as
    // well.
    if (request.method !== 'GET') return response.writeHead(503).end();
    const types = {
      json: 'application/json',
      html: 'text/html',
      login: 'text/html',
      empty: 'application/json',
    };
    const bodies = {
      json: '{}',
      html: '<!doctype html><p>Welcome',
      login: '<form action="/login">',
      empty: '',
    };
    return response.writeHead(200, { 'content-type': types[responseKind] }).end(bodies[responseKind]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v2/`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

export const redirectedWrites: AttackLine = {
  number: 34,
  threat: 'a redirect that turns a write into a read',
  rule: 'A write only counts as done if the write itself got a response; the site redirects no write by 301, 302 or 303.',
  isEnvironmentIndependent: true,
  async attack(site, trials) {
    for (const { route, path } of listApiCalls().filter((call) => call.route.method !== 'GET')) {
      for (const address of [path.slice(0, -1), `${path.slice(0, -1)}?a=1`]) {
        const response = await site.newBrowser().send(route.method, address, { json: {} });
        trials.expectResponse(
          `${route.method} ${address}`,
          response,
          ({ status }) => ![301, 302, 303].includes(status) && status < 500,
        );
        if (response.status >= 300 && response.status < 400)
          trials.expect(
            `where ${address} leads`,
            getHeader(response, 'location').startsWith('/api/v2/'),
            getHeader(response, 'location'),
          );
      }
    }
    for (const status of STATUSES) {
      for (const responseKind of RESPONSE_KINDS) {
        const { baseUrl, stop } = await startRedirectingServer(status, responseKind);
        const api = createApiClient({ baseUrl, readCookie: () => undefined });
        const writes: [string, () => Promise<unknown>][] = [
          ['log-in', () => api.profiles.logIn({ email: 'a@example.com', password: 'x' })],
          ['sign-up', () => api.profiles.register({ email: 'a@example.com', password: 'x' })],
          ['reset', () => api.profiles.resetPassword({ email: 'a@example.com' })],
          ['profile', () => api.profiles.updateMe({ full_name: 'X' })],
          ['newsletter', () => api.guestNewsletters.subscribe({ email: 'a@example.com', default: true })],
          ['favourite', () => api.favourites.create(1)],
          ['no favourite', () => api.favourites.remove(1)],
          ['to-do', () => api.todos.create(1)],
          ['rating', () => api.ratings.create(1, 5)],
          ['photo', () => api.photos.remove(1)],
        ];
        for (const [name, write] of writes) {
          const isDone = await write().then(
            () => true,
            () => false,
          );
          trials.expect(
            `${name} led away by ${status} to ${responseKind}`,
            !isDone,
            isDone ? 'counts as done' : 'a failure',
          );
        }
        await stop();
      }
    }
  },
};
