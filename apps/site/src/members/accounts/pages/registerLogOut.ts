import type { FastifyInstance } from 'fastify';
import { ownPathOr } from '@cityguide/site-config';
import { comesFromThisSite, isNavigation, isPrefetch } from '../../../platform/security/navigation';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountWords as words } from './accountWords';
import { leadOn } from '../../../pages/forms/leadOn';
import { sendForm } from './sendForm';

interface LogOutRoute {
  Querystring: Record<string, unknown>;
}

/**
 * `/profiles/logout?next={path}`: an address that a browser can be sent to (AUTH-14), and so one that a browser may
 * fetch in advance or another site may point to. Only a visitor who went there from this site is logged out at once.
 */
export function registerLogOut(app: FastifyInstance, context: AccountPageContext): void {
  const { entrance, settings } = context.services;
  for (const path of ['/profiles/logout', '/profiles/logout/']) {
    app.get<LogOutRoute>(path, { exposeHeadRoute: false }, async (request, reply) => {
      // A page fetched in advance, or an address used as a picture: nobody asked to leave.
      if (isPrefetch(request) || !isNavigation(request)) {
        return reply.code(204).header('cache-control', 'private, no-store').send();
      }
      const next = ownPathOr(request.query.next, '/');
      if (!comesFromThisSite(request, settings)) {
        return sendForm(context, reply, { form: createQuestion(next), isPrivate: true });
      }
      await entrance.letOut({ request, reply });
      return leadOn(reply, next);
    });

    app.post<LogOutRoute>(path, async (request, reply) => {
      await entrance.letOut({ request, reply });
      return leadOn(reply, ownPathOr(request.query.next, '/'));
    });
  }
}

function createQuestion(next: string): AccountForm {
  return {
    action: `/profiles/logout?next=${encodeURIComponent(next)}`,
    title: words.logOut.title,
    intro: words.logOut.intro,
    submit: words.logOut.submit,
    fields: [],
    links: [{ words: words.logOut.stay, href: next }],
  };
}
