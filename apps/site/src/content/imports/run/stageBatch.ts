import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ContentEntry } from '../ContentEntry';
import type { ContentKind } from '../ContentKind';
import { dividePictures } from '../pictures/dividePictures';
import { findPhotoChanges } from '../pictures/findPhotoChanges';
import { writePhotos } from '../pictures/writePhotos';
import type { References } from '../rows/createReferences';
import { groupBy } from '../rows/groupBy';
import { planRows, type PlannedRow } from '../rows/planRows';
import { insertRows } from '../rows/writeRows';

export interface StagedCounts {
  created: number;
  changed: number;
  unchanged: number;
  /** Of those that were brought in before, how many are public. */
  present: number;
}

export interface StageContext {
  kind: ContentKind;
  references: References;
  nowMs: number;
}

/** Counts what a batch would do, and writes nothing. */
export async function pretendBatch(
  query: Kysely<Tables>,
  entries: readonly ContentEntry[],
  context: StageContext,
): Promise<StagedCounts> {
  const planned = await planRows(query, entries, context);
  const photos = await findPhotoChanges(query, planned, entries);
  const present = planned.filter((row) => row.id !== undefined);
  const changed = present.filter(
    (row) => row.isWithdrawn || Object.keys(row.columns).length > 0 || photos.has(row.key),
  );
  return {
    created: planned.length - present.length,
    changed: changed.length,
    unchanged: present.length - changed.length,
    present: present.filter((row) => !row.isWithdrawn && !('external_key' in row.columns)).length,
  };
}

/**
 * Prepares a batch without changing anything that visitors see: new rows are inserted withdrawn, changes of rows that are
 * there are only noted. `completeImport` does the rest at once.
 */
export async function stageBatch(
  transaction: Kysely<Tables>,
  entries: readonly ContentEntry[],
  context: StageContext,
): Promise<StagedCounts> {
  const { kind, nowMs } = context;
  const planned = await planRows(transaction, entries, context);
  const photos = await findPhotoChanges(transaction, planned, entries);
  const { added, staged } = await insertNewRows(transaction, planned, context);
  if (kind === 'listings')
    for (const { key, pictures } of entries) {
      const listingId = added.get(key);
      if (listingId !== undefined && pictures && dividePictures(pictures).others.length > 0)
        await writePhotos(transaction, { listingId, pictures, nowMs });
    }
  const counts = { created: added.size, changed: 0, unchanged: 0, present: 0 };
  for (const row of planned) {
    if (row.id === undefined) continue;
    const columns = row.isWithdrawn ? { ...row.columns, date_withdrawn: null } : row.columns;
    const fields = Object.keys(columns).sort();
    const pictures = photos.get(row.key);
    const isChange = fields.length > 0 || pictures !== undefined;
    counts[isChange ? 'changed' : 'unchanged'] += 1;
    staged.push({
      kind,
      object_id: row.id,
      line: row.line,
      action: isChange ? 'change' : 'keep',
      fields: fields.join(',') || null,
      changes: fields.length > 0 ? JSON.stringify(columns) : null,
      pictures: pictures ? JSON.stringify(pictures) : null,
    });
  }
  await insertStaged(transaction, staged);
  return counts;
}

async function insertNewRows(
  transaction: Kysely<Tables>,
  planned: readonly PlannedRow[],
  { kind, nowMs }: StageContext,
): Promise<{ added: ReadonlyMap<string, number>; staged: StagedRow[] }> {
  const rows = planned.filter(({ id }) => id === undefined);
  const lines = new Map(rows.map(({ key, line }) => [key, line]));
  // Rows of one statement have the same columns; a record without pictures has no column for one.
  const groups = groupBy(rows, ({ columns }) => Object.keys(columns).join());
  const added = new Map<string, number>();
  for (const group of groups.values()) {
    const inserted = await insertRows(
      transaction,
      kind,
      group.map(({ columns }) => ({ ...columns, date_withdrawn: nowMs })),
    );
    for (const [key, id] of inserted) added.set(key, id);
  }
  const staged = [...added].map(([key, id]): StagedRow => ({
    kind,
    object_id: id,
    line: lines.get(key) ?? 0,
    action: 'show',
    fields: null,
    changes: null,
    pictures: null,
  }));
  return { added, staged };
}

interface StagedRow {
  kind: ContentKind;
  object_id: number;
  line: number;
  action: 'show' | 'change' | 'keep';
  fields: string | null;
  changes: string | null;
  pictures: string | null;
}

async function insertStaged(transaction: Kysely<Tables>, rows: readonly StagedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await transaction
    .insertInto('import_rows')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['kind', 'object_id']).doNothing())
    .execute();
}

/** Keeps rows from being withdrawn whose lines are wrong: the file has them. */
export async function keepRows(
  transaction: Kysely<Tables>,
  kind: ContentKind,
  keys: readonly string[],
): Promise<void> {
  if (keys.length > 0)
    await sql`insert into import_rows (kind, object_id, line, action)
    select ${kind}, id, 0, 'keep' from ${sql.table(kind)} where external_key in (${sql.join(keys)})
    on conflict do nothing`.execute(transaction);
}
