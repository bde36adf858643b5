import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_FORM = /^([\w-]{22})\.([\w-]{43})$/;
/** Stands in where there is no account, so that looking takes as long. */
const NOBODYS_HASH = 'nobody';

/**
 * A token that says: who has it has logged in to this account before. It is keyed with the account's password hash, so
 * it holds for that account alone, ends with its password, and needs neither a table nor a secret of the site's.
 */
export function createDeviceToken(passwordHash: string): string {
  const name = randomBytes(16).toString('base64url');
  return `${name}.${sign(name, passwordHash)}`;
}

/** The name of the device among `tokens` that is known to the account; undefined where none is. */
export function findKnownDevice(
  tokens: readonly string[],
  passwordHash: string | undefined,
): string | undefined {
  for (const token of tokens) {
    const [, name = '', signature = ''] = TOKEN_FORM.exec(token) ?? [];
    const right = sign(name, passwordHash ?? NOBODYS_HASH);
    if (isSame(signature, right) && passwordHash !== undefined) return name;
  }
  return undefined;
}

function sign(name: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`device ${name}`).digest('base64url');
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
