import { loginMarkerCookie } from '@cityguide/site-config';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shouldUseSecureCookies } from '../../platform/security/shouldUseSecureCookies';
import type { SiteSettings } from '../../platform/settings/SiteSettings';

/** As long as the widgets store the time themselves (AUTH-4): the next pages may have no widgets. */
const LIFETIME_SECONDS = 5 * 24 * 60 * 60;

export type SignInFlagCookie = ReturnType<typeof createSignInFlagCookie>;

/**
 * Widgets do not notice a log-in by form or Facebook, and pages are the same for members and guests: without this
 * cookie the widgets of the next page would not request who the visitor is. They remove it once they have.
 */
export function createSignInFlagCookie({ secureCookies }: Pick<SiteSettings, 'secureCookies'>) {
  function options(request: FastifyRequest) {
    return { path: '/', sameSite: 'lax', secure: shouldUseSecureCookies(request, secureCookies) } as const;
  }

  return {
    set({ request, reply }: Exchange): void {
      reply.setCookie(loginMarkerCookie, '1', { ...options(request), maxAge: LIFETIME_SECONDS });
    },
    /** Cleared at log-out, in case no widget has removed it yet. */
    clear({ request, reply }: Exchange): void {
      if (loginMarkerCookie in request.cookies) reply.clearCookie(loginMarkerCookie, options(request));
    },
  };
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}
