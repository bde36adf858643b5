import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/siteSettings';
import { cookieName } from './cookieName';
import { isSecure } from './isSecure';
import { createDeviceToken, findKnownDevice } from './knownDevice';

/** Browsers keep no cookie longer. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;
/** Members who share a browser. */
const MAX_MEMBERS = 4;

export type DeviceCookie = ReturnType<typeof createDeviceCookie>;

/** The cookie of a browser that members have logged in with; it outlives log-out and tells nobody who they are. */
export function createDeviceCookie({ secureCookies }: Pick<SiteSettings, 'secureCookies'>) {
  const nameFor = (request: FastifyRequest) => cookieName('devices', isSecure(request, secureCookies));

  /** What `findKnownDevice` judges; the oldest are dropped, and so is what a browser could not have been given. */
  function read(request: FastifyRequest): string[] {
    return (request.cookies[nameFor(request)] ?? '').split('~').filter(Boolean).slice(-MAX_MEMBERS);
  }

  /** Makes the browser known to the account. */
  function remember(order: { passwordHash: string; request: FastifyRequest; reply: FastifyReply }): void {
    const { passwordHash, request, reply } = order;
    const present = read(request);
    const isKnown = findKnownDevice(present, passwordHash) !== undefined;
    const tokens = isKnown ? present : [...present, createDeviceToken(passwordHash)].slice(-MAX_MEMBERS);
    reply.setCookie(nameFor(request), tokens.join('~'), {
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      secure: isSecure(request, secureCookies),
      maxAge: LIFETIME_SECONDS,
    });
  }

  return { read, remember };
}
