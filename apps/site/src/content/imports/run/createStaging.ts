import type { Database } from '../../../platform/database/Database';
import type { ContentEntry } from '../ContentEntry';
import { beginWriting } from '../rows/beginWriting';
import { keepRows, pretendBatch, stageBatch, type StageContext, type StagedCounts } from './stageBatch';

export interface StagedBatch {
  entries: readonly ContentEntry[];
  /** Of records that are wrong: their rows stay as they are. */
  keptKeys: readonly string[];
}

export type Staging = ReturnType<typeof createStaging>;

/** Stages batches, each in a transaction of its own, and counts what they will do. A dry run only counts. */
export function createStaging(
  { query }: Database,
  { isDryRun, ...context }: StageContext & { isDryRun: boolean },
) {
  const counts: StagedCounts = { created: 0, changed: 0, unchanged: 0, present: 0 };

  async function add({ entries, keptKeys }: StagedBatch): Promise<void> {
    const batch = isDryRun
      ? await pretendBatch(query, entries, context)
      : await query.transaction().execute(async (transaction) => {
          await beginWriting(transaction);
          await keepRows(transaction, context.kind, keptKeys);
          return stageBatch(transaction, entries, context);
        });
    counts.created += batch.created;
    counts.changed += batch.changed;
    counts.unchanged += batch.unchanged;
    // A wrong record's row may be there; that of a dry run is not looked for.
    counts.present += batch.present + keptKeys.length;
  }

  return { add, counts };
}
