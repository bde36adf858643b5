import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { ContentKind } from './ContentKind';

interface WithdrawContext {
  database: Database;
  now(): number;
}

/**
 * Withdraws what was brought in under this key: it leaves every page, list, search, feed and the API, and stays in what
 * members saved, where it is shown again when it is put again. Again is the same.
 * @returns the id; undefined where nothing has this key
 */
export async function withdrawRecord(
  { database, now }: WithdrawContext,
  { kind, key }: { kind: ContentKind; key: string },
): Promise<number | undefined> {
  await sql`update ${sql.table(kind)} set date_withdrawn = ${now()} where external_key = ${key} and date_withdrawn is null`.execute(
    database.query,
  );
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.table(kind)} where external_key = ${key}`.execute(database.query);
  return rows[0]?.id;
}
