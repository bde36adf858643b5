import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownPathOr } from '@cityguide/site-config';
import type { Services } from '../services/createServices';
import { renderNotice } from './renderNotice';

interface LogOutRoute {
  Querystring: Record<string, unknown>;
}

/**
 * `/profiles/logout?next={path}`: an address that a browser can be sent to (AUTH-14), and so one that a browser may
 * fetch in advance or another site may point to. Only a visitor who went there from this site is logged out at once.
 */
export function registerLogOut(app: FastifyInstance, { sessions }: Services): void {
  for (const path of ['/profiles/logout', '/profiles/logout/']) {
    app.get<LogOutRoute>(path, { exposeHeadRoute: false }, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      // A page fetched in advance, or an address used as a picture: nobody asked to leave.
      if (isPrefetch(request) || !isNavigation(request)) return reply.code(204).send();
      const next = ownPathOr(request.query.next, '/');
      if (!isFromThisSite(request)) return reply.type('text/html; charset=utf-8').send(renderQuestion(next));
      await sessions.end({ request, reply });
      return reply.redirect(next, 303);
    });

    app.post<LogOutRoute>(path, async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      await sessions.end({ request, reply });
      return reply.redirect(ownPathOr(request.query.next, '/'), 303);
    });
  }
}

function isPrefetch({ headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return purposes.some((purpose) => /prefetch|preview|prerender/i.test(String(purpose ?? '')));
}

function isNavigation({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest'];
  return destination === undefined || destination === 'document';
}

/** Typed into the address bar counts as this site's visitor; a browser that says nothing is judged by its referrer. */
function isFromThisSite(request: FastifyRequest): boolean {
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === request.host;
}

function renderQuestion(next: string): string {
  return renderNotice({
    title: 'Log out?',
    words: 'You came here from another site. Do you want to log out?',
    form: { action: `/profiles/logout?next=${encodeURIComponent(next)}`, fields: [], submit: 'Log out' },
    link: { href: next, words: 'Stay logged in' },
  });
}
