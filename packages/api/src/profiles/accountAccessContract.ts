import { z } from 'zod';
import { dateTime, detail, fieldErrors, guestForbidden, noContent, nullableText } from '../wire/responses';
import { defineRoutes } from '../wire/route';

/**
 * Identifies one of the member's own sessions or identities; random, so it reveals nothing about the session's token or
 * the person elsewhere.
 */
const accessId = z.string().regex(/^[\w-]{1,64}$/);

const identity = z.object({
  id: accessId,
  provider: z.enum(['facebook']),
  date_created: dateTime,
});

const session = z.object({
  id: accessId,
  /** Browser and system, `Chrome on Android`; empty if they are unknown. */
  device: z.string(),
  is_current: z.boolean(),
  date_created: dateTime,
  /** To within an hour: reading a page must not cause a write. */
  last_used: dateTime,
});

export const accountAccess = z.object({
  has_password: z.boolean(),
  password_changed: dateTime.nullable(),
  /** The address that becomes valid once the link mailed to it is confirmed. */
  pending_email: nullableText,
  identities: z.array(identity),
  /** The current one first, then by last use. */
  sessions: z.array(session),
});

const params = z.object({ id: accessId });

/** How the member logs in to the account, and how each session and identity is ended (DOOR-3). */
export const accountAccessRoutes = defineRoutes({
  accountAccess: {
    method: 'GET',
    path: 'profiles/me/account-access/',
    summary: 'Every way into the member’s account: password, linked identities, sessions.',
    needsMember: true,
    responses: { 200: accountAccess, ...guestForbidden },
  },
  unlinkIdentity: {
    method: 'DELETE',
    path: 'profiles/me/identities/{id}/',
    summary: 'Unlinks an identity; the only way in of a member without a password stays.',
    needsMember: true,
    params,
    responses: { 204: noContent, 400: fieldErrors, ...guestForbidden, 404: detail },
  },
  endSession: {
    method: 'DELETE',
    path: 'profiles/me/sessions/{id}/',
    summary: 'Ends one of the member’s sessions; ending the present one logs out.',
    needsMember: true,
    params,
    responses: { 204: noContent, ...guestForbidden, 404: detail },
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: 'profiles/me/pending-email/',
    summary: 'Gives up the address that waits for its confirmation, if there is one.',
    needsMember: true,
    responses: { 204: noContent, ...guestForbidden },
  },
});

export type AccountAccess = z.infer<typeof accountAccess>;
