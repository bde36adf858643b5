import type { ContentEntry } from '../ContentEntry';
import type { ContentKind } from '../ContentKind';
import type { ColumnMapping } from '../columns/createColumnMapping';
import { KEY_FIELD } from '../columns/columnNames';
import { bringInPictures, type BringInPicture } from '../pictures/bringInPictures';
import { foldText } from '@cityguide/site-config/formats';
import { parseExternalKey, parseRecord } from '../records/parseRecord';
import type { SourceRecord } from '../source/SourceRecord';
import type { LineProblem } from './ImportReport';

/** One record of the file, checked. */
export interface ReadEntry {
  line: number;
  /** Undefined where the record is wrong. */
  entry: ContentEntry | undefined;
  /** Of a wrong record too, if it is known. */
  key: string | undefined;
  problems: readonly LineProblem[];
  progress: number;
}

interface ReadOptions {
  kind: ContentKind;
  mapping: ColumnMapping;
  /** Whether the file is a spreadsheet's. */
  areCells: boolean;
  bringInPicture?: BringInPicture | undefined;
}

/** Checks the records of a file one after another. A key that was in the file before is a problem of the second line. */
export async function* readEntries(
  records: AsyncIterable<SourceRecord>,
  { kind, mapping, areCells, bringInPicture }: ReadOptions,
): AsyncGenerator<ReadEntry> {
  const linesByKey = new Map<string, number>();
  for await (const { line, values, progress, problem } of records) {
    if (problem !== undefined) {
      const wrong = { line, field: '', problem, advice: 'Correct the line.' };
      yield { line, entry: undefined, key: undefined, problems: [wrong], progress };
      continue;
    }
    const { record: mapped, problems: cellProblems } = mapping.mapRecord(values, { areCells });
    const { [KEY_FIELD]: givenKey, ...record } = mapped;
    const key = parseExternalKey(givenKey) ?? makeKey(record);
    const { content, problems: fieldProblems = [] } = parseRecord(kind, record);
    const problems = [...cellProblems, ...fieldProblems];
    const before = key === undefined ? undefined : linesByKey.get(key);
    if (before !== undefined) problems.push(describeDuplicate(key, before, givenKey));
    if (!content || key === undefined || problems.length > 0) {
      yield { line, entry: undefined, key, problems: problems.map((each) => ({ line, ...each })), progress };
      continue;
    }
    linesByKey.set(key, line);
    const brought = await bringInPictures(content, bringInPicture);
    yield {
      line,
      entry: { key, line, content, pictures: brought.pictures },
      key,
      problems: brought.problems.map((each) => ({ line, ...each })),
      progress,
    };
  }
}

/** For files without keys: what tells one place, event or article from another. A correction of it makes a new one. */
function makeKey(record: Readonly<Record<string, unknown>>): string | undefined {
  const parts = [record.name, record.address ?? record.start ?? record.published].filter(
    (part) => typeof part === 'string' && part.trim() !== '',
  );
  return parseExternalKey(foldText(parts.join(' | ')).slice(0, 300));
}

function describeDuplicate(key: string | undefined, before: number, givenKey: unknown) {
  return givenKey === undefined
    ? {
        field: 'name',
        problem: `Name and address are those of line ${before}.`,
        advice: 'Remove one of them, or give each a key in a column "id".',
      }
    : {
        field: KEY_FIELD,
        problem: `The key ${key} is that of line ${before}.`,
        advice: 'Give each its own.',
      };
}
