import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getCookieName } from '../../platform/security/getCookieName';
import { shouldUseSecureCookies } from '../../platform/security/shouldUseSecureCookies';
import type { SiteSettings } from '../../platform/settings/SiteSettings';

const LIFETIME_SECONDS = 15 * 60;
const SECRET_PATTERN = /^[\w-]{43}$/;

export type BrowserSecrets = ReturnType<typeof createBrowserSecrets>;

/**
 * A secret in a cookie of the browser that starts a log-in, so that only this browser can complete it: nobody can be
 * logged in by a link (log-in CSRF). Two tabs share it.
 */
export function createBrowserSecrets({ secureCookies }: Pick<SiteSettings, 'secureCookies'>) {
  const nameFor = (request: FastifyRequest) =>
    getCookieName('external_login', shouldUseSecureCookies(request, secureCookies));

  function read(request: FastifyRequest): string | undefined {
    const secret = request.cookies[nameFor(request)];
    return secret !== undefined && SECRET_PATTERN.test(secret) ? secret : undefined;
  }

  function getOrCreate({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): string {
    const secret = read(request) ?? randomBytes(32).toString('base64url');
    reply.setCookie(nameFor(request), secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: shouldUseSecureCookies(request, secureCookies),
      maxAge: LIFETIME_SECONDS,
    });
    return secret;
  }

  return { read, getOrCreate };
}

/** The PKCE verifier, derived from the browser's secret, so that it is never stored in the database. */
export function createCodeVerifier(browserSecret: string, state: string): string {
  return createHmac('sha256', browserSecret).update(`code verifier for ${state}`).digest('base64url');
}

export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
