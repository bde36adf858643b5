import { arrivalCookie } from '@cityguide/site-config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from '../../platform/security/isSecure';
import type { SiteSettings } from '../../platform/settings/siteSettings';

/** As long as the moment lives that the widgets keep themselves (AUTH-4): pages without them may lie between. */
const LIFETIME_SECONDS = 5 * 24 * 60 * 60;

export type ArrivalCookie = ReturnType<typeof createArrivalCookie>;

/**
 * A log-in by form or Facebook passes the widgets by, and pages are the same for members and guests: without this
 * cookie the next page would not ask who the visitor is. The widgets take it away when they have asked.
 */
export function createArrivalCookie({ secureCookies }: Pick<SiteSettings, 'secureCookies'>) {
  function options(request: FastifyRequest) {
    return { path: '/', sameSite: 'lax', secure: isSecure(request, secureCookies) } as const;
  }

  return {
    note({ request, reply }: Exchange): void {
      reply.setCookie(arrivalCookie, '1', { ...options(request), maxAge: LIFETIME_SECONDS });
    },
    /** Whoever logs out before a widget was there comes as a guest. */
    forget({ request, reply }: Exchange): void {
      if (arrivalCookie in request.cookies) reply.clearCookie(arrivalCookie, options(request));
    },
  };
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
