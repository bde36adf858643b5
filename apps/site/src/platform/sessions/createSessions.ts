import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { holdProfile } from './holdProfile';
import { createFieldProblem } from '../api/apiProblem';
import type { ProfileRow } from '../database/tables';
import type { SiteSettings } from '../settings/siteSettings';
import { cookieName } from '../security/cookieName';
import { createCsrfToken } from '../security/createCsrfToken';
import { isSecure } from '../security/isSecure';
import { describeDevice } from './describeDevice';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session ends this long after its last visit. */
const LIFETIME_MS = 30 * DAY_MS;
/** A visit moves the end at most once in this time: reading must not mean writing. */
const RENEWAL_MS = DAY_MS;
/** How exactly a session's last use is kept. */
const USE_MS = 60 * 60 * 1000;
const TOKEN_FORM = /^[\w-]{43}$/;
const CHANGED = 'The password was changed in this moment. Please log in again.';

export interface Member {
  profileId: number;
  /** The session's token as the cookie carries it. */
  token: string;
  /** By which the member names the session. */
  sessionId: string;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Who is logged in. Cookies hold a random token, the table its hash. */
export function createSessions({ database: { query, engine }, secureCookies, now }: SiteSettings) {
  /** The member whose session cookie came with the request; undefined for a guest, a bad or an ended one. */
  async function findMember(request: FastifyRequest): Promise<Member | undefined> {
    const token = readToken(request);
    if (token === undefined) return undefined;
    const moment = now();
    const mine = query
      .selectFrom('sessions')
      .select(['profile_id', 'public_id', 'date_used'])
      .where('token_hash', '=', hashToken(token))
      .where('date_expires', '>', moment);
    const row = await mine.executeTakeFirst();
    if (!row) return undefined;
    if (row.date_used <= moment - USE_MS) {
      await query
        .updateTable('sessions')
        .set({ date_used: moment })
        .where('token_hash', '=', hashToken(token))
        .execute();
    }
    return { profileId: row.profile_id, token, sessionId: row.public_id };
  }

  /**
   * Logs the member in with a new token; the session that the browser had before ends.
   * @throws ApiProblem where the account has another password by now than the one that was looked at: whoever ended its
   * sessions meanwhile meant this one, too.
   */
  async function start({ profile, request, reply }: { profile: Opened } & Exchange): Promise<void> {
    await forget(request);
    const token = randomBytes(32).toString('base64url');
    const moment = now();
    const isStarted = await query.transaction().execute(async (transaction) => {
      const held = { engine, profileId: profile.id, passwordHash: profile.password_hash };
      if (!(await holdProfile(transaction, held))) return false;
      await transaction
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          public_id: randomBytes(16).toString('base64url'),
          profile_id: profile.id,
          device: describeDevice(request.headers['user-agent']),
          date_created: moment,
          date_expires: moment + LIFETIME_MS,
          date_used: moment,
        })
        .execute();
      return true;
    });
    if (!isStarted) throw createFieldProblem({ non_field_errors: [CHANGED] });
    await query.deleteFrom('sessions').where('date_expires', '<=', moment).execute();
    setCookies({ token, request, reply });
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

  return { findMember, start, renew, greetGuest, end };
}

type Opened = Pick<ProfileRow, 'id' | 'password_hash'>;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
