import type { FastifyInstance } from 'fastify';
import { ownPathOr } from '@cityguide/site-config';
import { isSameOriginOrDirect, isNavigation, isPrefetch } from '../../../platform/security/navigation';
import type { AccountPageContext } from './AccountPageContext';
import type { AccountForm } from './AccountForm';
import { accountMessages as messages } from './accountMessages';
import { redirectAfterForm } from '../../../pages/forms/redirectAfterForm';
import { sendForm } from './sendForm';

interface LogOutRoute {
  Querystring: Record<string, unknown>;
}

/**
 * `/profiles/logout?next={path}`: a URL that a browser can be redirected to (AUTH-14), and so one that a browser may
 * prefetch or another site may link to. Only a visitor who went there from this site is logged out at once.
 */
export function registerLogOut(app: FastifyInstance, context: AccountPageContext): void {
  const { signInService, settings } = context.services;
  for (const path of ['/profiles/logout', '/profiles/logout/']) {
    app.get<LogOutRoute>(path, { exposeHeadRoute: false }, async (request, reply) => {
      // A prefetched page, or a URL used as a picture: the visitor did not ask to log out.
      if (isPrefetch(request) || !isNavigation(request)) {
        return reply.code(204).header('cache-control', 'private, no-store').send();
      }
      const next = ownPathOr(request.query.next, '/');
      if (!isSameOriginOrDirect(request, settings)) {
        return sendForm(context, reply, { form: createLogOutForm(next), isPrivate: true });
      }
      await signInService.signOut({ request, reply });
      return redirectAfterForm(reply, next);
    });

    app.post<LogOutRoute>(path, async (request, reply) => {
      await signInService.signOut({ request, reply });
      return redirectAfterForm(reply, ownPathOr(request.query.next, '/'));
    });
  }
}

function createLogOutForm(next: string): AccountForm {
  return {
    action: `/profiles/logout?next=${encodeURIComponent(next)}`,
    title: messages.logOut.title,
    intro: messages.logOut.intro,
    submit: messages.logOut.submit,
    fields: [],
    links: [{ words: messages.logOut.stay, href: next }],
  };
}
