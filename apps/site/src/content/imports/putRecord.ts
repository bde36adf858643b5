import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/Database';
import type { Tables } from '../../platform/database/tables';
import type { ContentRecord } from './records/parseRecord';
import { bringInPictures, type BringInPicture } from './pictures/bringInPictures';
import { writePhotos } from './pictures/writePhotos';
import { beginWriting } from './rows/beginWriting';
import { createReferences } from './rows/createReferences';
import { planRows, type PlannedRow } from './rows/planRows';
import { insertRows, updateRow } from './rows/writeRows';
import type { FieldProblem } from './ContentKind';

export type PutOutcome = 'created' | 'changed' | 'unchanged';

export interface PutResult {
  /** The id by which visitors' lists and the API know it. */
  id: number;
  outcome: PutOutcome;
  /** What could not be taken over, such as a picture that is not there; the rest was. */
  problems: readonly FieldProblem[];
}

interface PutContext {
  database: Database;
  now(): number;
  /** Fetches pictures from other servers. Without it only pictures of this site can be named. */
  bringInPicture?: BringInPicture | undefined;
}

/**
 * Brings in one record, or changes what was brought in under the same key: the same record again changes nothing. What was
 * withdrawn is public again. In one transaction, except for the files of pictures, which come first.
 * @throws the database's errors; a unique violation where two put the same new key at the same time: try again.
 */
export async function putRecord(
  { database, now, bringInPicture }: PutContext,
  { key, content }: { key: string; content: ContentRecord },
): Promise<PutResult> {
  const { pictures, problems } = await bringInPictures(content, bringInPicture);
  return database.query.transaction().execute(async (transaction) => {
    await beginWriting(transaction);
    const references = createReferences('add');
    const entries = [{ key, line: 0, content, pictures }];
    const [planned] = await planRows(transaction, entries, { kind: content.kind, references, nowMs: now() });
    if (!planned) throw new Error(`Nothing was planned for ${key}.`);
    await showReferred(transaction, planned);
    const { id, isNew, hasChanged } = await writePlanned(transaction, { content, planned });
    const havePhotosChanged =
      content.kind === 'listings' &&
      pictures !== undefined &&
      (await writePhotos(transaction, { listingId: id, pictures, nowMs: now() }));
    const outcome = isNew ? 'created' : hasChanged || havePhotosChanged ? 'changed' : 'unchanged';
    return { id, outcome, problems };
  });
}

async function writePlanned(
  transaction: Kysely<Tables>,
  { content, planned }: { content: ContentRecord; planned: PlannedRow },
): Promise<{ id: number; isNew: boolean; hasChanged: boolean }> {
  const { id, isWithdrawn, key } = planned;
  if (id === undefined) {
    const ids = await insertRows(transaction, content.kind, [planned.columns]);
    const inserted = ids.get(key);
    if (inserted === undefined) throw new Error(`The row of ${key} was not inserted.`);
    return { id: inserted, isNew: true, hasChanged: true };
  }
  const columns = isWithdrawn ? { ...planned.columns, date_withdrawn: null } : planned.columns;
  await updateRow(transaction, { kind: content.kind, id, columns });
  return { id, isNew: false, hasChanged: Object.keys(columns).length > 0 };
}

/** What this row is sorted into is needed from now on, also where an import that is running has added it. */
async function showReferred(transaction: Kysely<Tables>, { columns }: PlannedRow): Promise<void> {
  const { type_id: typeId, sub_type_id: subTypeId, neighbourhood_id: neighbourhoodId } = columns;
  const isListing = 'sub_type_id' in columns || 'neighbourhood_id' in columns;
  const referred = [
    [isListing ? 'listing_types' : 'article_types', typeId],
    ['listing_sub_types', subTypeId],
    ['neighbourhoods', neighbourhoodId],
  ] as const;
  for (const [table, id] of referred)
    if (typeof id === 'number')
      await transaction
        .updateTable(table)
        .set({ is_staged: 0 })
        .where('id', '=', id)
        .where('is_staged', '=', 1)
        .execute();
}
