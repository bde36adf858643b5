import { z } from 'zod';
import { dateTime, detail, fieldErrors, guestRefused, noContent, words } from '../wire/answers';
import { defineRoutes } from '../wire/route';

/** Names one of the member's own ways in; random, so it says nothing of the session's token or of the person elsewhere. */
const wayId = z.string().regex(/^[\w-]{1,64}$/);

const identity = z.object({
  id: wayId,
  provider: z.enum(['facebook']),
  date_created: dateTime,
});

const session = z.object({
  id: wayId,
  /** Browser and system, `Chrome on Android`; empty where they are not known. */
  device: z.string(),
  is_current: z.boolean(),
  date_created: dateTime,
  /** To within an hour: reading a page must not mean writing a row. */
  last_used: dateTime,
});

export const waysIn = z.object({
  has_password: z.boolean(),
  password_changed: dateTime.nullable(),
  /** The address that counts once the link mailed to it was confirmed. */
  pending_email: words,
  identities: z.array(identity),
  /** The present one first, then the last used. */
  sessions: z.array(session),
});

const params = z.object({ id: wayId });

/** How the member gets into the account, and how each of these ways is ended (DOOR-3). */
export const waysInRoutes = defineRoutes({
  waysIn: {
    method: 'GET',
    path: 'profiles/me/ways-in/',
    summary: 'Every way into the member’s account: password, linked identities, sessions.',
    needsMember: true,
    answers: { 200: waysIn, ...guestRefused },
  },
  unlinkIdentity: {
    method: 'DELETE',
    path: 'profiles/me/identities/{id}/',
    summary: 'Unlinks an identity; the only way in of a member without a password stays.',
    needsMember: true,
    params,
    answers: { 204: noContent, 400: fieldErrors, ...guestRefused, 404: detail },
  },
  endSession: {
    method: 'DELETE',
    path: 'profiles/me/sessions/{id}/',
    summary: 'Ends one of the member’s sessions; ending the present one logs out.',
    needsMember: true,
    params,
    answers: { 204: noContent, ...guestRefused, 404: detail },
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: 'profiles/me/pending-email/',
    summary: 'Gives up the address that waits for its confirmation, if there is one.',
    needsMember: true,
    answers: { 204: noContent, ...guestRefused },
  },
});

export type WaysIn = z.infer<typeof waysIn>;
