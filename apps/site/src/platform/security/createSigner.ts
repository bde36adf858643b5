import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';

const SECRET = 'signatures';
/** 132 bits. */
const SIGNATURE_LENGTH = 22;

export type Signer = ReturnType<typeof createSigner>;

/**
 * Signs short texts so that every process of the site, also after a restart, knows its own. The secret is made once and
 * lives in the database, so that an operator has nothing to set.
 */
export function createSigner({ query }: Database) {
  let secret: Promise<string> | undefined;

  async function loadSecret(): Promise<string> {
    const value = randomBytes(32).toString('base64url');
    await query
      .insertInto('site_secrets')
      .values({ name: SECRET, value })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const row = await query
      .selectFrom('site_secrets')
      .select('value')
      .where('name', '=', SECRET)
      .executeTakeFirstOrThrow();
    return row.value;
  }

  async function signatureOf(purpose: string, text: string): Promise<string> {
    // A database that was away for a moment is asked again the next time.
    secret ??= loadSecret().catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    const mac = createHmac('sha256', await secret).update(`${purpose}\n${text}`);
    return mac.digest('base64url').slice(0, SIGNATURE_LENGTH);
  }

  return {
    /** The text with its signature behind a dot. `purpose` keeps what was signed for one thing from serving another. */
    async sign(purpose: string, text: string): Promise<string> {
      return `${text}.${await signatureOf(purpose, text)}`;
    },
    /** The text of what was signed here for this purpose; undefined for anything else. */
    async read(purpose: string, signed: string): Promise<string | undefined> {
      const dot = signed.lastIndexOf('.');
      if (dot < 0 || signed.length - dot - 1 !== SIGNATURE_LENGTH) return undefined;
      const text = signed.slice(0, dot);
      const [given, right] = [signed.slice(dot + 1), await signatureOf(purpose, text)].map(Buffer.from);
      if (!given || !right || given.length !== right.length) return undefined;
      return timingSafeEqual(given, right) ? text : undefined;
    },
  };
}
