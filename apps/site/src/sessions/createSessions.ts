import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '../settings/siteSettings';
import { cookieName } from '../security/cookieName';
import { createCsrfToken } from '../security/createCsrfToken';
import { isSecure } from '../security/isSecure';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session ends this long after its last visit. */
const LIFETIME_MS = 30 * DAY_MS;
/** A visit moves the end at most once in this time: reading must not mean writing. */
const RENEWAL_MS = DAY_MS;
const TOKEN_FORM = /^[\w-]{43}$/;

export interface Member {
  profileId: number;
  /** The session's token as the cookie carries it. */
  token: string;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Who is logged in. Cookies hold a random token, the table its hash. */
export function createSessions({ database: { query }, secureCookies, now }: SiteSettings) {
  /** The member whose session cookie came with the request; undefined for a guest, a bad or an ended one. */
  async function findMember(request: FastifyRequest): Promise<Member | undefined> {
    const token = readToken(request);
    if (token === undefined) return undefined;
    const row = await query
      .selectFrom('sessions')
      .select('profile_id')
      .where('token_hash', '=', hashToken(token))
      .where('date_expires', '>', now())
      .executeTakeFirst();
    return row && { profileId: row.profile_id, token };
  }

  /** Logs `profileId` in with a new token; the session that the browser had before ends. */
  async function start({ profileId, request, reply }: { profileId: number } & Exchange): Promise<Member> {
    await forget(request);
    const token = randomBytes(32).toString('base64url');
    const moment = now();
    await query
      .insertInto('sessions')
      .values({
        token_hash: hashToken(token),
        profile_id: profileId,
        date_created: moment,
        date_expires: moment + LIFETIME_MS,
      })
      .execute();
    await query.deleteFrom('sessions').where('date_expires', '<=', moment).execute();
    setCookies({ token, request, reply });
    return { profileId, token };
  }

  /** Moves the session's end along with the member's visits, and hands out the CSRF cookie. */
  async function renew({ member, request, reply }: { member: Member } & Exchange): Promise<void> {
    const moment = now();
    const renewed = await query
      .updateTable('sessions')
      .set({ date_expires: moment + LIFETIME_MS })
      .where('token_hash', '=', hashToken(member.token))
      .where('date_expires', '<=', moment + LIFETIME_MS - RENEWAL_MS)
      .executeTakeFirst();
    if (renewed.numUpdatedRows > 0n) setCookies({ token: member.token, request, reply });
    else if (request.cookies.csrftoken !== createCsrfToken(member.token))
      setCsrfCookie({ token: member.token, request, reply });
  }

  /** Gives a guest a CSRF cookie, as existing backends do; it guards nothing until there is a session. */
  function greetGuest({ request, reply }: Exchange): void {
    if (request.cookies.csrftoken) return;
    reply.setCookie('csrftoken', randomBytes(32).toString('base64url'), cookieOptions(request));
  }

  /** Logs the browser out. */
  async function end({ request, reply }: Exchange): Promise<void> {
    await forget(request);
    reply.clearCookie(nameFor(request), clearing(request));
    reply.clearCookie('csrftoken', clearing(request));
  }

  /** Ends every session of the profile: whoever knew the old password, or had copied a cookie, is out. */
  async function endAll(profileId: number): Promise<void> {
    await query.deleteFrom('sessions').where('profile_id', '=', profileId).execute();
  }

  function readToken(request: FastifyRequest): string | undefined {
    const token = request.cookies[nameFor(request)];
    return token !== undefined && TOKEN_FORM.test(token) ? token : undefined;
  }

  function nameFor(request: FastifyRequest): string {
    return cookieName('sessionid', isSecure(request, secureCookies));
  }

  /** A browser lets a cookie go only by the attributes that its name demands. */
  function clearing(request: FastifyRequest) {
    return { path: '/', secure: isSecure(request, secureCookies) };
  }

  async function forget(request: FastifyRequest): Promise<void> {
    const token = readToken(request);
    if (token !== undefined)
      await query.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  }

  function setCookies(session: { token: string } & Exchange): void {
    const { token, request, reply } = session;
    reply.setCookie(nameFor(request), token, { ...cookieOptions(request), httpOnly: true });
    setCsrfCookie(session);
  }

  function setCsrfCookie({ token, request, reply }: { token: string } & Exchange): void {
    reply.setCookie('csrftoken', createCsrfToken(token), cookieOptions(request));
  }

  function cookieOptions(request: FastifyRequest) {
    const secure = isSecure(request, secureCookies);
    return { path: '/', sameSite: 'lax', secure, maxAge: LIFETIME_MS / 1000 } as const;
  }

  return { findMember, start, renew, greetGuest, end, endAll };
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
