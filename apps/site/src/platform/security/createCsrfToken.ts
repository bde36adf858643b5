import { createHmac } from 'node:crypto';

/**
 * The CSRF token of a session: an HMAC keyed with the session's token, so that it is valid for that session only, ends with
 * it, and processes need no shared secret.
 */
export function createCsrfToken(sessionToken: string): string {
  return createHmac('sha256', sessionToken).update('csrftoken').digest('base64url');
}
