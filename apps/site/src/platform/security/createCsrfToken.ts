import { createHmac } from 'node:crypto';

/**
 * The CSRF token of a session: an HMAC keyed with the session's own token, so that it belongs to that session alone,
 * dies with it, and no process needs to share a secret.
 */
export function createCsrfToken(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrftoken').digest('base64url');
}
