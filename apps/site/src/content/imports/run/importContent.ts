import type { Database } from '../../../platform/database/Database';
import type { ContentEntry } from '../ContentEntry';
import type { ContentKind } from '../ContentKind';
import { createColumnMapping, type Mapping } from '../columns/createColumnMapping';
import type { BringInPicture } from '../pictures/bringInPictures';
import { createReferences } from '../rows/createReferences';
import { openSource } from '../source/openSource';
import { assertNotTooMany, countBroughtIn } from './assertNotTooMany';
import { completeImport } from './completeImport';
import { createStaging, type Staging } from './createStaging';
import { discardStaged } from './discardStaged';
import type { ImportReport, LineProblem } from './ImportReport';
import { readEntries } from './readEntries';
import { withImportLock } from './withImportLock';

export interface ImportOptions {
  kind: ContentKind;
  file: string;
  mapping?: Mapping | undefined;
  /** Says what would change, and changes nothing. */
  isDryRun?: boolean;
  /** `most`: also if that is more than half of what was brought in. */
  withdrawMissing?: 'no' | 'some' | 'most';
  now?: () => number;
  /** Of the site, for times that name none. */
  timeZone?: string;
  bringInPicture?: BringInPicture | undefined;
  onProgress?(progress: ImportProgress): void;
}

export interface ImportProgress {
  /** Records so far. */
  read: number;
  /** Of the file, 0 to 1. */
  share: number;
  /** The file is read; what it says is being made visible. */
  isCompleting: boolean;
}

/** Records that are written in one transaction: few enough that a member who saves something meanwhile hardly waits. */
const BATCH_LENGTH = 250;
const MAX_PROBLEMS = 1000;

/**
 * Brings in a file of records. It is read once, in bounded memory; what it says is staged in batches that visitors do not
 * see, and then made visible at once. If anything fails before, the site is as it was. Records that are wrong are left out
 * and reported.
 * @throws when the file cannot be read, another import is running, or nearly everything would be withdrawn
 */
export async function importContent(database: Database, options: ImportOptions): Promise<ImportReport> {
  return withImportLock(database, async () => {
    await discardStaged(database);
    try {
      return await runImport(database, options);
    } finally {
      await discardStaged(database);
    }
  });
}

async function runImport(database: Database, options: ImportOptions): Promise<ImportReport> {
  const {
    kind,
    file,
    isDryRun = false,
    withdrawMissing = 'no',
    now = Date.now,
    timeZone = 'UTC',
    bringInPicture,
  } = options;
  const mapping = createColumnMapping(kind, options.mapping ?? { columns: {}, constants: {} });
  const source = await openSource(file, { kind, countKnown: mapping.countKnown, timeZone, nowMs: now() });
  const references = createReferences(isDryRun ? 'pretend' : 'stage');
  const staging = createStaging(database, { kind, references, nowMs: now(), isDryRun });
  const problems: LineProblem[] = [];
  const counts = { read: 0, rejected: 0 };
  let problemCount = 0;
  for await (const batch of collectBatches(
    readEntries(source.records, { kind, mapping, areCells: source.columns !== undefined, bringInPicture }),
  )) {
    counts.read += batch.length;
    for (const each of batch) {
      if (!each.entry) counts.rejected += 1;
      problemCount += each.problems.length;
      if (problems.length < MAX_PROBLEMS) problems.push(...each.problems);
    }
    await stage(staging, batch);
    options.onProgress?.({ read: counts.read, share: batch.at(-1)?.progress ?? 1, isCompleting: false });
  }
  options.onProgress?.({ read: counts.read, share: 1, isCompleting: true });
  const shouldWithdrawMissing = withdrawMissing !== 'no';
  const { present, ...staged } = staging.counts;
  const complete = async () => {
    if (withdrawMissing === 'some') await assertNotTooMany(database, kind);
    return completeImport(database, { kind, nowMs: now(), shouldWithdrawMissing });
  };
  const wouldWithdraw = async () =>
    shouldWithdrawMissing ? Math.max(0, (await countBroughtIn(database, kind)) - present) : 0;
  const withdrawn = await (isDryRun ? wouldWithdraw() : complete());
  return {
    kind,
    file,
    isDryRun,
    counts: { ...counts, ...staged, withdrawn },
    problems: problems.slice(0, MAX_PROBLEMS),
    furtherProblems: Math.max(0, problemCount - MAX_PROBLEMS),
    added: references.added,
    notes: [...references.notes],
    mapping: mapping.getMapping(),
  };
}

async function stage(
  staging: Staging,
  batch: readonly { entry: ContentEntry | undefined; key: string | undefined }[],
): Promise<void> {
  await staging.add({
    entries: batch.flatMap(({ entry }) => entry ?? []),
    keptKeys: batch.flatMap(({ entry, key }) => (entry || key === undefined ? [] : [key])),
  });
}

async function* collectBatches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH_LENGTH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
