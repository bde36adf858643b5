import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from '../../platform/security/cookieName';
import { isSecure } from '../../platform/security/isSecure';
import type { SiteSettings } from '../../platform/settings/siteSettings';

const LIFETIME_SECONDS = 15 * 60;
const FORM = /^[\w-]{43}$/;

export type BrowserSecrets = ReturnType<typeof createBrowserSecrets>;

/**
 * A secret in a cookie of the browser that begins a log-in, so that only it can end it: nobody can be logged in
 * by a link (log-in CSRF). Two tabs share it.
 */
export function createBrowserSecrets({ secureCookies }: Pick<SiteSettings, 'secureCookies'>) {
  const nameFor = (request: FastifyRequest) => cookieName('external_login', isSecure(request, secureCookies));

  function read(request: FastifyRequest): string | undefined {
    const secret = request.cookies[nameFor(request)];
    return secret !== undefined && FORM.test(secret) ? secret : undefined;
  }

  function give({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): string {
    const secret = read(request) ?? randomBytes(32).toString('base64url');
    reply.setCookie(nameFor(request), secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure(request, secureCookies),
      maxAge: LIFETIME_SECONDS,
    });
    return secret;
  }

  return { read, give };
}

/** PKCE's verifier, made from the browser's secret: the database never holds it. */
export function createCodeVerifier(browserSecret: string, state: string): string {
  return createHmac('sha256', browserSecret).update(`code verifier for ${state}`).digest('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
