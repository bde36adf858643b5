import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import type { DatabaseEngine } from '../../../platform/database/DatabaseEngine';
import type { Tables } from '../../../platform/database/tables';
import type { ContentKind } from '../ContentKind';
import type { BroughtPicture } from '../pictures/bringInPictures';
import { writePhotos } from '../pictures/writePhotos';
import { updateRating } from '../rows/writeRows';
import { beginWriting } from '../rows/beginWriting';
import { SORTED_INTO } from './sortedInto';

interface CompleteOptions {
  kind: ContentKind;
  nowMs: number;
  /** Withdraws what was brought in before and is not in the file. */
  shouldWithdrawMissing: boolean;
}

/**
 * Makes everything that was staged visible, in one transaction: visitors see the site as it was, and then all of it. Its
 * statements are few and work on the tables as a whole, so it is short, however long the staging took.
 * @returns how many rows were withdrawn
 */
export async function completeImport(
  { engine, query }: Database,
  { kind, nowMs, shouldWithdrawMissing }: CompleteOptions,
): Promise<number> {
  return query.transaction().execute(async (transaction) => {
    await beginWriting(transaction);
    await applyChanges(transaction, engine, kind);
    await sql`update ${sql.table(kind)} set date_withdrawn = null where id in (
      select object_id from import_rows where kind = ${kind} and action = 'show')`.execute(transaction);
    for (const table of SORTED_INTO)
      await transaction.updateTable(table).set({ is_staged: 0 }).where('is_staged', '=', 1).execute();
    if (kind === 'listings') await writeStagedPhotos(transaction, nowMs);
    const withdrawn = shouldWithdrawMissing
      ? await sql`update ${sql.table(kind)} set date_withdrawn = ${nowMs} where ${isMissing(kind)}`.execute(
          transaction,
        )
      : undefined;
    await sql`delete from import_rows`.execute(transaction);
    return Number(withdrawn?.numAffectedRows ?? 0);
  });
}

/** Brought in by an earlier import or the content API, public as far as that goes, and not in the file. */
export const isMissing = (kind: ContentKind): RawBuilder<unknown> => sql`
  external_key is not null and date_withdrawn is null and not exists (
    select 1 from import_rows where import_rows.kind = ${kind} and import_rows.object_id = ${sql.table(kind)}.id)`;

/** One statement for all rows of which the same columns change. */
async function applyChanges(
  transaction: Kysely<Tables>,
  engine: DatabaseEngine,
  kind: ContentKind,
): Promise<void> {
  const groups = await transaction
    .selectFrom('import_rows')
    .select('fields')
    .distinct()
    .where('kind', '=', kind)
    .where('action', '=', 'change')
    .where('fields', 'is not', null)
    .execute();
  for (const { fields } of groups) {
    if (fields === null) continue;
    const names = fields.split(',');
    const staged = sql`import_rows.kind = ${kind} and import_rows.action = 'change' and import_rows.fields = ${fields}`;
    if (engine === 'sqlite')
      await sql`update ${sql.table(kind)} set ${sql.join(names.map((name) => sql`${sql.ref(name)} = json_extract(import_rows.changes, ${`$.${name}`})`))}
        from import_rows where ${staged} and import_rows.object_id = ${sql.table(kind)}.id`.execute(
        transaction,
      );
    else
      await sql`update ${sql.table(kind)} set ${sql.join(names.map((name) => sql`${sql.ref(name)} = changed.${sql.ref(name)}`))}
        from import_rows cross join lateral jsonb_populate_record(null::${sql.table(kind)}, import_rows.changes::jsonb) as changed
        where ${staged} and import_rows.object_id = ${sql.table(kind)}.id`.execute(transaction);
    if (names.includes('editors_rating')) await updateRatings(transaction, fields);
  }
}

async function updateRatings(transaction: Kysely<Tables>, fields: string): Promise<void> {
  const staged = sql`select object_id from import_rows where kind = 'listings' and fields = ${fields}`;
  await sql`update listings set rating = editors_rating where id in (${staged})`.execute(transaction);
  const { rows } = await sql<{ id: number; editors_rating: number | null }>`
    select id, editors_rating from listings where id in (${staged})
      and exists (select 1 from ratings where ratings.listing_id = listings.id)`.execute(transaction);
  for (const { id, editors_rating: editors } of rows) await updateRating(transaction, id, editors);
}

async function writeStagedPhotos(transaction: Kysely<Tables>, nowMs: number): Promise<void> {
  const rows = await transaction
    .selectFrom('import_rows')
    .select(['object_id', 'pictures'])
    .where('kind', '=', 'listings')
    .where('pictures', 'is not', null)
    .execute();
  for (const { object_id: listingId, pictures: json } of rows) {
    // Written by `stageBatch`.
    const pictures = JSON.parse(json ?? '[]') as BroughtPicture[];
    await writePhotos(transaction, { listingId, pictures, nowMs });
  }
}
