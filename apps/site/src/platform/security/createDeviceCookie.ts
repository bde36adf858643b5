import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/SiteSettings';
import { getCookieName } from './getCookieName';
import { shouldUseSecureCookies } from './shouldUseSecureCookies';
import { createDeviceToken, findKnownDevice } from './knownDevice';

/** The longest lifetime that browsers allow. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;
/** Supported number of members who share a browser. */
const MAX_MEMBERS = 4;

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;

/** The cookie of a browser that members have logged in with; it outlives log-out and does not reveal who they are. */
export function createDeviceCookie({ secureCookies }: Pick<SiteSettings, 'secureCookies'>) {
  const getName = (request: FastifyRequest) =>
    getCookieName('devices', shouldUseSecureCookies(request, secureCookies));

  /** The tokens for `findKnownDevice`; the oldest and empty ones are dropped. */
  function read(request: FastifyRequest): string[] {
    return (request.cookies[getName(request)] ?? '').split('~').filter(Boolean).slice(-MAX_MEMBERS);
  }

  /** Marks the browser as known to the account. */
  function remember(options: { passwordHash: string; request: FastifyRequest; reply: FastifyReply }): void {
    const { passwordHash, request, reply } = options;
    const currentTokens = read(request);
    const isKnown = findKnownDevice(currentTokens, passwordHash) !== undefined;
    const tokens = isKnown
      ? currentTokens
      : [...currentTokens, createDeviceToken(passwordHash)].slice(-MAX_MEMBERS);
    reply.setCookie(getName(request), tokens.join('~'), {
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      secure: shouldUseSecureCookies(request, secureCookies),
      maxAge: LIFETIME_SECONDS,
    });
  }

  return { read, remember };
}
