import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/Database';

const SECRET_NAME = 'signatures';
/** 132 bits. */
const SIGNATURE_LENGTH = 22;

export type Signer = ReturnType<typeof createSigner>;

/**
 * Signs short texts so that every process of the site can verify them, also after a restart. The secret is created once and
 * stored in the database, so that the operator need not configure one.
 */
export function createSigner({ query }: Database) {
  let secret: Promise<string> | undefined;

  async function loadSecret(): Promise<string> {
    const value = randomBytes(32).toString('base64url');
    await query
      .insertInto('site_secrets')
      .values({ name: SECRET_NAME, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await query
      .selectFrom('site_secrets')
      .select('value')
      .where('name', '=', SECRET_NAME)
      .executeTakeFirstOrThrow();
    return row.value;
  }

  async function computeSignature(purpose: string, text: string): Promise<string> {
    // If the database was unavailable, the next call tries again.
    secret ??= loadSecret().catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    const mac = createHmac('sha256', await secret).update(`${purpose}\n${text}`);
    return mac.digest('base64url').slice(0, SIGNATURE_LENGTH);
  }

  return {
    /** Returns the text, a dot and its signature, which is valid for `purpose` only. */
    async sign(purpose: string, text: string): Promise<string> {
      return `${text}.${await computeSignature(purpose, text)}`;
    },
    /** Returns the text if it was signed by this site for this purpose; otherwise undefined. */
    async verify(purpose: string, signed: string): Promise<string | undefined> {
      const dot = signed.lastIndexOf('.');
      if (dot < 0 || signed.length - dot - 1 !== SIGNATURE_LENGTH) return undefined;
      const text = signed.slice(0, dot);
      const [actual, expected] = [signed.slice(dot + 1), await computeSignature(purpose, text)].map(
        Buffer.from,
      );
      if (!actual || !expected || actual.length !== expected.length) return undefined;
      return timingSafeEqual(actual, expected) ? text : undefined;
    },
  };
}
