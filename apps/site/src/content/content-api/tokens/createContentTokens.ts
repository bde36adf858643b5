import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { contentKinds, type ContentKind } from '@cityguide/api/contract';
import type { Database } from '../../../platform/database/Database';

/** Precision of a token's stored last use. */
const LAST_USED_INTERVAL_MS = 60_000;
const SECRET_BYTES = 32;
/** `cgt_7_` and the secret: the prefix lets scanners of repositories and logs recognise a leaked token. */
const TOKEN_PATTERN = /^cgt_([1-9]\d{0,8})_([\w-]{43})$/;
/** Compared with when there is no such token, so that the time tells nothing about which tokens exist. */
const NO_HASH = hashSecret('');

/** A token that is accepted, without its secret. */
export interface ContentToken {
  id: number;
  name: string;
  kinds: readonly ContentKind[];
  /** Milliseconds since 1970; null: until it is ended. */
  expiresMs: number | null;
}

/** A token as the operator sees it in the list. */
export interface ListedToken extends ContentToken {
  createdMs: number;
  usedMs: number | null;
  endedMs: number | null;
}

export type ContentTokens = ReturnType<typeof createContentTokens>;

/** The tokens by which a CMS writes content. The table has only hashes of their secrets. */
export function createContentTokens({ query }: Database, now: () => number = Date.now) {
  /** Makes a token; its text is returned here and never again. */
  async function create({ name, kinds, expiresMs }: NewContentToken): Promise<{ id: number; token: string }> {
    const secret = randomBytes(SECRET_BYTES).toString('base64url');
    const { id } = await query
      .insertInto('content_tokens')
      .values({
        name,
        kinds: kinds.join(','),
        secret_hash: hashSecret(secret),
        date_created: now(),
        date_expires: expiresMs,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token: `cgt_${id}_${secret}` };
  }

  /** The token with this text; undefined if it is unknown, wrong, expired or ended. Records its use. */
  async function find(text: string): Promise<ContentToken | undefined> {
    const [, id, secret = ''] = TOKEN_PATTERN.exec(text) ?? [];
    const row = id === undefined ? undefined : await selectAccepted(Number(id)).executeTakeFirst();
    const isRight = isSameHash(hashSecret(secret), row?.secret_hash ?? NO_HASH);
    if (!row || !isRight) return undefined;
    await recordUse(row);
    return toContentToken(row);
  }

  /** Whether the token is still accepted: it ends at once, also within a long batch. */
  async function isAccepted(id: number): Promise<boolean> {
    return (await selectAccepted(id).executeTakeFirst()) !== undefined;
  }

  async function recordUse({ id, date_used: usedMs }: { id: number; date_used: number | null }) {
    const nowMs = now();
    if (usedMs !== null && usedMs > nowMs - LAST_USED_INTERVAL_MS) return;
    await query.updateTable('content_tokens').set({ date_used: nowMs }).where('id', '=', id).execute();
  }

  /** Ends a token; false if there is none with this id that has not ended. */
  async function end(id: number): Promise<boolean> {
    const { numUpdatedRows } = await query
      .updateTable('content_tokens')
      .set({ date_ended: now() })
      .where('id', '=', id)
      .where('date_ended', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** All tokens, also those that have ended, in the order in which they were made. */
  async function list(): Promise<ListedToken[]> {
    const rows = await query.selectFrom('content_tokens').selectAll().orderBy('id').execute();
    return rows.map((row) => ({
      ...toContentToken(row),
      createdMs: row.date_created,
      usedMs: row.date_used,
      endedMs: row.date_ended,
    }));
  }

  function selectAccepted(id: number) {
    return query
      .selectFrom('content_tokens')
      .selectAll()
      .where('id', '=', id)
      .where('date_ended', 'is', null)
      .where((row) => row.or([row('date_expires', 'is', null), row('date_expires', '>', now())]));
  }

  return { create, find, isAccepted, end, list };
}

interface NewContentToken {
  name: string;
  kinds: readonly ContentKind[];
  expiresMs: number | null;
}

interface TokenRow {
  id: number;
  name: string;
  kinds: string;
  date_expires: number | null;
}

function toContentToken({ id, name, kinds, date_expires: expiresMs }: TokenRow): ContentToken {
  const names = kinds.split(',');
  return { id, name, kinds: contentKinds.filter((kind) => names.includes(kind)), expiresMs };
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

function isSameHash(actual: string, expected: string): boolean {
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
