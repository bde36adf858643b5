import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApiClient } from '@cityguide/api/client';
import type { Line } from '../../Line';
import { headerOf } from '../../http/Received';
import { listApiCalls } from '../../site/listApiCalls';

const STATUSES = [301, 302, 303, 307, 308];
const ENDS = ['json', 'html', 'login', 'empty'] as const;
type End = (typeof ENDS)[number];

/** A server that sends each write elsewhere, as a proxy with a captive log-in does, and answers a GET there. */
async function startRedirecting(status: number, end: End) {
  const server = createServer((request, response) => {
    if (request.url !== '/elsewhere') return response.writeHead(status, { location: '/elsewhere' }).end();
    // A redirect that keeps the method keeps the write: that one is refused, so that what is left is a failure as well.
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
    return response.writeHead(200, { 'content-type': types[end] }).end(bodies[end]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v2/`,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

export const redirectedWrites: Line = {
  number: 34,
  threat: 'a redirect that turns a write into a read',
  rule: 'A write counts as done only if the write itself was answered; the site leads no write elsewhere by 301, 302 or 303.',
  isAlikeEverywhere: true,
  async attack(site, trials) {
    for (const { route, path } of listApiCalls().filter((call) => call.route.method !== 'GET')) {
      for (const address of [path.slice(0, -1), `${path.slice(0, -1)}?a=1`]) {
        const answer = await site.browse().send(route.method, address, { json: {} });
        trials.judge(
          `${route.method} ${address}`,
          answer,
          ({ status }) => ![301, 302, 303].includes(status) && status < 500,
        );
        if (answer.status >= 300 && answer.status < 400)
          trials.expect(
            `where ${address} leads`,
            headerOf(answer, 'location').startsWith('/api/v2/'),
            headerOf(answer, 'location'),
          );
      }
    }
    for (const status of STATUSES) {
      for (const end of ENDS) {
        const { baseUrl, stop } = await startRedirecting(status, end);
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
            `${name} led away by ${status} to ${end}`,
            !isDone,
            isDone ? 'counts as done' : 'a failure',
          );
        }
        await stop();
      }
    }
  },
};
