import { averageRating } from '@cityguide/api/contract';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ContentKind } from '../ContentKind';
import type { Columns } from './Columns';

/** Both databases limit the number of values per statement; the widest row has some twenty. */
const ROWS_PER_STATEMENT = 400;

/** Inserts rows that all have the same columns; returns their ids by external key. */
export async function insertRows(
  query: Kysely<Tables>,
  kind: ContentKind,
  rows: readonly Columns[],
): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const part = rows.slice(start, start + ROWS_PER_STATEMENT);
    const names = Object.keys(part[0] ?? {});
    const values = part.map((row) => sql`(${sql.join(names.map((name) => row[name] ?? null))})`);
    const inserted = await sql<{ id: number; external_key: string }>`
      insert into ${sql.table(kind)} (${sql.join(names.map((name) => sql.ref(name)))})
      values ${sql.join(values)} returning id, external_key`.execute(query);
    for (const { id, external_key: key } of inserted.rows) ids.set(key, id);
  }
  return ids;
}

/** Updates one row. Of a listing whose own rating changes, the rating that visitors see follows. */
export async function updateRow(
  query: Kysely<Tables>,
  { kind, id, columns }: { kind: ContentKind; id: number; columns: Columns },
): Promise<void> {
  const assignments = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (assignments.length === 0) return;
  await sql`update ${sql.table(kind)} set ${sql.join(assignments)} where id = ${id}`.execute(query);
  if (kind === 'listings' && 'editors_rating' in columns)
    await updateRating(query, id, Number(columns.editors_rating ?? 0) || null);
}

/** Combines the rating of the editors with those of the members. */
export async function updateRating(query: Kysely<Tables>, id: number, editors: number | null): Promise<void> {
  const { sum, count } = await query
    .selectFrom('ratings')
    .where('listing_id', '=', id)
    .select((select) => [
      select.fn.sum<number | null>('value').as('sum'),
      select.fn.countAll<number>().as('count'),
    ])
    .executeTakeFirstOrThrow();
  const rating = averageRating({ editors, sum: Number(sum ?? 0), count: Number(count) });
  await query.updateTable('listings').set({ rating }).where('id', '=', id).execute();
}
