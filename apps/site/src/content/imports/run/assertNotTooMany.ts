import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import type { ContentKind } from '../ContentKind';
import { isMissing } from './completeImport';

/** Below this many, half of them may well be gone. */
const FEW = 20;

/** How many rows the staged file does not have any more. */
export async function countMissing({ query }: Database, kind: ContentKind): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(kind)} where ${isMissing(kind)}`.execute(query);
  return Number(rows[0]?.count ?? 0);
}

/** How many rows were brought in and are public. */
export async function countBroughtIn({ query }: Database, kind: ContentKind): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(kind)}
    where external_key is not null and date_withdrawn is null`.execute(query);
  return Number(rows[0]?.count ?? 0);
}

/**
 * A file that was cut off, or the wrong one, must not take a whole city off the site.
 * @throws when more than half of what was brought in is missing
 */
export async function assertNotTooMany(database: Database, kind: ContentKind): Promise<void> {
  const missing = await countMissing(database, kind);
  const all = await countBroughtIn(database, kind);
  if (missing <= FEW || missing * 2 <= all) return;
  throw new Error(
    `The file lacks ${missing} of the ${all} ${kind} that were brought in, which would all be withdrawn, so nothing was changed. If that is right, say --withdraw-missing=most.`,
  );
}
