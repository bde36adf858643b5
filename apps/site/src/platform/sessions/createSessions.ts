import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { lockProfileRow } from './lockProfileRow';
import { createValidationError } from '../api/HttpError';
import type { ProfileRow } from '../database/tables';
import type { SiteSettings } from '../settings/SiteSettings';
import { isFromPageOrigin } from '../security/allowPageOrigins';
import { getCookieName } from '../security/getCookieName';
import { createCsrfToken } from '../security/createCsrfToken';
import { shouldUseSecureCookies } from '../security/shouldUseSecureCookies';
import { formatDevice } from './formatDevice';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session ends this long after its last visit. */
const LIFETIME_MS = 30 * DAY_MS;
/** A visit extends the session at most once in this time, so that reading does not always write. */
const RENEWAL_INTERVAL_MS = DAY_MS;
/** Precision of a session's stored last use. */
const LAST_USED_INTERVAL_MS = 60 * 60 * 1000;
const TOKEN_PATTERN = /^[\w-]{43}$/;
const PASSWORD_CHANGED_MESSAGE = 'The password was changed in this moment. Please log in again.';

export interface Member {
  profileId: number;
  /** The session's token from the cookie. */
  sessionToken: string;
  /** Public id that the member's requests refer to the session by. */
  sessionId: string;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions of logged-in members. The cookie holds a random token, the table its hash. */
export function createSessions(settings: SiteSettings) {
  const { secureCookies, now, database } = settings;
  const { query, engine } = database;

  /** The member of the request's session cookie; undefined for a guest, and for an invalid or expired session. */
  async function findMember(request: FastifyRequest): Promise<Member | undefined> {
    const sessionToken = readToken(request);
    if (sessionToken === undefined) return undefined;
    const moment = now();
    const session = query
      .selectFrom('sessions')
      .select(['profile_id', 'public_id', 'date_used'])
      .where('token_hash', '=', hashToken(sessionToken))
      .where('date_expires', '>', moment);
    const row = await session.executeTakeFirst();
    if (!row) return undefined;
    if (row.date_used <= moment - LAST_USED_INTERVAL_MS) {
      await query
        .updateTable('sessions')
        .set({ date_used: moment })
        .where('token_hash', '=', hashToken(sessionToken))
        .execute();
    }
    return { profileId: row.profile_id, sessionToken, sessionId: row.public_id };
  }

  /**
   * Logs the member in with a new token; the browser's previous session ends.
   * @throws {HttpError} if the password was changed after it was checked: that change was meant to end all sessions, which
   * must include this one.
   */
  async function start({
    profile,
    request,
    reply,
  }: { profile: SessionProfile } & RequestReply): Promise<void> {
    await deleteSession(request);
    const token = randomBytes(32).toString('base64url');
    const moment = now();
    const isStarted = await query.transaction().execute(async (transaction) => {
      const lockOptions = { engine, profileId: profile.id, passwordHash: profile.password_hash };
      if (!(await lockProfileRow(transaction, lockOptions))) return false;
      await transaction
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          public_id: randomBytes(16).toString('base64url'),
          profile_id: profile.id,
          device: formatDevice(request.headers['user-agent']),
          date_created: moment,
          date_expires: moment + LIFETIME_MS,
          date_used: moment,
        })
        .execute();
      return true;
    });
    if (!isStarted) throw createValidationError({ non_field_errors: [PASSWORD_CHANGED_MESSAGE] });
    await query.deleteFrom('sessions').where('date_expires', '<=', moment).execute();
    setCookies({ token, request, reply });
  }

  /** Extends the session at the member's visits, and sets the CSRF cookie if it is missing. */
  async function renew({ member, request, reply }: { member: Member } & RequestReply): Promise<void> {
    const moment = now();
    const renewed = await query
      .updateTable('sessions')
      .set({ date_expires: moment + LIFETIME_MS })
      .where('token_hash', '=', hashToken(member.sessionToken))
      .where('date_expires', '<=', moment + LIFETIME_MS - RENEWAL_INTERVAL_MS)
      .executeTakeFirst();
    if (renewed.numUpdatedRows > 0n) setCookies({ token: member.sessionToken, request, reply });
    else if (request.cookies.csrftoken !== createCsrfToken(member.sessionToken))
      setCsrfCookie({ token: member.sessionToken, request, reply });
    else sendCsrfToken({ token: member.sessionToken, request, reply });
  }

  /** Sets a CSRF cookie for a guest, as existing backends do; it protects nothing until there is a session. */
  function setGuestCsrfCookie({ request, reply }: RequestReply): void {
    if (request.cookies.csrftoken) return;
    reply.setCookie('csrftoken', randomBytes(32).toString('base64url'), createCookieOptions(request));
  }

  /** Logs the member out in this browser. */
  async function end({ request, reply }: RequestReply): Promise<void> {
    await deleteSession(request);
    reply.clearCookie(getCookieNameFor(request), createClearOptions(request));
    reply.clearCookie('csrftoken', createClearOptions(request));
  }

  function readToken(request: FastifyRequest): string | undefined {
    const token = request.cookies[getCookieNameFor(request)];
    return token !== undefined && TOKEN_PATTERN.test(token) ? token : undefined;
  }

  function getCookieNameFor(request: FastifyRequest): string {
    return getCookieName('sessionid', shouldUseSecureCookies(request, secureCookies));
  }

  /** Browsers delete a cookie only with the attributes that its name prefix requires. */
  function createClearOptions(request: FastifyRequest) {
    return { path: '/', secure: shouldUseSecureCookies(request, secureCookies) };
  }

  async function deleteSession(request: FastifyRequest): Promise<void> {
    const token = readToken(request);
    if (token !== undefined)
      await query.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
  }

  function setCookies(session: { token: string } & RequestReply): void {
    const { token, request, reply } = session;
    reply.setCookie(getCookieNameFor(request), token, { ...createCookieOptions(request), httpOnly: true });
    setCsrfCookie(session);
  }

  function setCsrfCookie(session: { token: string } & RequestReply): void {
    const { token, request, reply } = session;
    reply.setCookie('csrftoken', createCsrfToken(token), createCookieOptions(request));
    sendCsrfToken(session);
  }

  /** A page on another host cannot read this host's cookie: it gets the token in a header that only listed pages can read. */
  function sendCsrfToken({ token, request, reply }: { token: string } & RequestReply): void {
    if (isFromPageOrigin(request, settings)) reply.header('x-csrftoken', createCsrfToken(token));
  }

  function createCookieOptions(request: FastifyRequest) {
    const secure = shouldUseSecureCookies(request, secureCookies);
    return { path: '/', sameSite: 'lax', secure, maxAge: LIFETIME_MS / 1000 } as const;
  }

  return { findMember, start, renew, setGuestCsrfCookie, end };
}

type SessionProfile = Pick<ProfileRow, 'id' | 'password_hash'>;

interface RequestReply {
  request: FastifyRequest;
  reply: FastifyReply;
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
