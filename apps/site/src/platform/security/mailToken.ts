import { createHash, randomBytes } from 'node:crypto';

const TOKEN_PATTERN = /^[\w-]{43}$/;

/** The secret in a mail's link; tables only hold its hash, so that a stolen table is useless. */
export function createMailToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isMailToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}

export function hashMailToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
