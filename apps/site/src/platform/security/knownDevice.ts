import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_PATTERN = /^([\w-]{22})\.([\w-]{43})$/;
/** Used if there is no account, so that the check takes as long. */
const DUMMY_HASH = 'nobody';

/**
 * A token that proves an earlier log-in to this account. It is keyed with the account's password hash, so it is valid for
 * that account only, ends with its password, and needs neither a table nor a secret of the site.
 */
export function createDeviceToken(passwordHash: string): string {
  const name = randomBytes(16).toString('base64url');
  return `${name}.${sign(name, passwordHash)}`;
}

/** The name of the device among `tokens` that is known to the account; undefined if none is. */
export function findKnownDevice(
  tokens: readonly string[],
  passwordHash: string | undefined,
): string | undefined {
  for (const token of tokens) {
    const [, name = '', signature = ''] = TOKEN_PATTERN.exec(token) ?? [];
    const expected = sign(name, passwordHash ?? DUMMY_HASH);
    if (isEqualInConstantTime(signature, expected) && passwordHash !== undefined) return name;
  }
  return undefined;
}

function sign(name: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`device ${name}`).digest('base64url');
}

function isEqualInConstantTime(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
