import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../../platform/security/cookieName';
import { isSecure } from '../../platform/security/isSecure';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import { readText } from '../forms/readText';

/** As long as somebody may look at the page before they press its button, reloads included. */
const LIFETIME_SECONDS = 60 * 60;
const TOKEN_FORM = /^[\w.-]{1,300}$/;
/** Says that the link was followed: without the cookie then, the browser has not kept it. */
const MARK = 'opened';

interface LinkPage {
  /** Of the cookie; one for each page, so that two links opened one after the other do not mix. */
  name: string;
  path: string;
}

/** What came with a request for the page that a link in a mail leads to. */
export type LinkArrival =
  /** The reply leads to the address without the token. */
  { kind: 'moved' } | { kind: 'token'; token: string } | { kind: 'no-cookie' };

/**
 * The token of a link in a mail. It is moved from the address into a cookie at once, with or without JavaScript, so that
 * neither the address bar nor the history, a bookmark or a script of somebody else's on the page has it.
 */
export function createLinkToken(
  { name, path }: LinkPage,
  { secureCookies }: Pick<SiteSettings, 'secureCookies'>,
) {
  const describeCookie = (request: FastifyRequest) => {
    const secure = isSecure(request, secureCookies);
    const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
    return { name: cookieName(name, secure), options };
  };

  /** Reads the token of a page's request, `''` where there is none. */
  function arrive(request: FastifyRequest, reply: FastifyReply): LinkArrival {
    const cookie = describeCookie(request);
    const sent = readText(request.query, 'token');
    if (TOKEN_FORM.test(sent)) {
      reply.setCookie(cookie.name, sent, { ...cookie.options, maxAge: LIFETIME_SECONDS });
      reply.redirect(`${path}?${MARK}=1`, 303);
      return { kind: 'moved' };
    }
    const token = request.cookies[cookie.name] ?? '';
    return token === '' && readText(request.query, MARK) !== ''
      ? { kind: 'no-cookie' }
      : { kind: 'token', token };
  }

  /** Once the token has been used. */
  function forget(request: FastifyRequest, reply: FastifyReply): void {
    const cookie = describeCookie(request);
    if (cookie.name in request.cookies) reply.clearCookie(cookie.name, cookie.options);
  }

  return { arrive, forget };
}
