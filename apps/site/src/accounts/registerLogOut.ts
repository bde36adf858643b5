import type { FastifyInstance } from 'fastify';
import { ownPathOr } from '@cityguide/site-config';
import { comesFromThisSite, isNavigation, isPrefetch } from '../security/navigation';
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
      if (!comesFromThisSite(request)) return reply.type('text/html; charset=utf-8').send(renderQuestion(next));
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

function renderQuestion(next: string): string {
  return renderNotice({
    title: 'Log out?',
    words: 'You came here from another site. Do you want to log out?',
    form: { action: `/profiles/logout?next=${encodeURIComponent(next)}`, fields: [], submit: 'Log out' },
    link: { href: next, words: 'Stay logged in' },
  });
}
