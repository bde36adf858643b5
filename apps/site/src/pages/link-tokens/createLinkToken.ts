import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCookieName } from '../../platform/security/getCookieName';
import { shouldUseSecureCookies } from '../../platform/security/shouldUseSecureCookies';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import { readText } from '../forms/readText';

/** How long a visitor may take before pressing the page's button, reloads included. */
const LIFETIME_SECONDS = 60 * 60;
const TOKEN_PATTERN = /^[\w.-]{1,300}$/;
/** Marks that the link was followed: if the cookie is missing then, the browser has not stored it. */
const OPENED_PARAMETER = 'opened';

interface LinkTokenOptions {
  /** The cookie's name; one per page, so that links opened one after another are not mixed up. */
  name: string;
  path: string;
}

/** The result of a request for the page of a mail's link. */
export type LinkTokenResult =
  /** The reply redirects to the URL without the token. */
  { kind: 'redirected' } | { kind: 'token'; token: string } | { kind: 'no-cookie' };

/**
 * The token of a link in a mail. It is moved from the URL into a cookie at once, with or without JavaScript, so that it is
 * not in the address bar, the history or a bookmark, and no third-party script on the page can read it.
 */
export function createLinkToken(
  { name, path }: LinkTokenOptions,
  { secureCookies }: Pick<SiteSettings, 'secureCookies'>,
) {
  const getCookie = (request: FastifyRequest) => {
    const secure = shouldUseSecureCookies(request, secureCookies);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    return { name: getCookieName(name, secure), options };
  };

  /** Reads the token of a page's request; `''` if there is none. */
  function receive(request: FastifyRequest, reply: FastifyReply): LinkTokenResult {
    const cookie = getCookie(request);
    const urlToken = readText(request.query, 'token');
    if (TOKEN_PATTERN.test(urlToken)) {
      reply.setCookie(cookie.name, urlToken, { ...cookie.options, maxAge: LIFETIME_SECONDS });
      reply.redirect(`${path}?${OPENED_PARAMETER}=1`, 303);
      return { kind: 'redirected' };
    }
    const token = request.cookies[cookie.name] ?? '';
    return token === '' && readText(request.query, OPENED_PARAMETER) !== ''
      ? { kind: 'no-cookie' }
      : { kind: 'token', token };
  }

  /** Deletes the cookie once the token has been used. */
  function clear(request: FastifyRequest, reply: FastifyReply): void {
    const cookie = getCookie(request);
    if (cookie.name in request.cookies) reply.clearCookie(cookie.name, cookie.options);
  }

  return { receive, clear };
}
