import { createHash, randomBytes } from 'node:crypto';

const TOKEN_FORM = /^[\w-]{43}$/;

/** The secret in a link of a mail; tables hold its hash alone, so that a stolen table opens nothing. */
export function createMailToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isMailToken(text: string): boolean {
  return TOKEN_FORM.test(text);
}

export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
