import { foldText } from '@cityguide/site-config/formats';
import type { ContentKind, FieldProblem, RawRecord } from '../ContentKind';
import { quote } from '../records/createRecordReader';
import { fieldsOf } from '../records/parseRecord';
import { columnNames, KEY_FIELD } from './columnNames';
import { readCell } from './readCell';

/** The mapping file: which column is which field (null: none), and values that are the same for every line. */
export interface Mapping {
  columns: Readonly<Record<string, string | null>>;
  constants: Readonly<Record<string, string>>;
}

export type ColumnMapping = ReturnType<typeof createColumnMapping>;

/** Gives the values of a file the names of fields: by the mapping file, or by the columns' names in English or French. */
export function createColumnMapping(kind: ContentKind, { columns, constants }: Mapping) {
  const fields = [KEY_FIELD, ...fieldsOf[kind]];
  const known = new Map<string, string>();
  for (const field of fields)
    for (const name of [field, ...(columnNames[kind][field] ?? [])])
      if (!known.has(foldName(name))) known.set(foldName(name), field);
  /** By column; null for one that is not taken over. */
  const chosen = new Map<string, string | null>(Object.entries(columns));

  function findField(column: string): string | null {
    const before = chosen.get(column);
    if (before !== undefined) return before;
    const field = known.get(foldName(column));
    // The first of two columns for one field is taken.
    const isFree = field !== undefined && ![...chosen.values()].includes(field);
    chosen.set(column, isFree ? field : null);
    return isFree ? field : null;
  }

  /** @param areCells whether texts are as a spreadsheet writes them */
  function mapRecord(
    values: RawRecord,
    { areCells }: { areCells: boolean },
  ): { record: RawRecord; problems: FieldProblem[] } {
    const record: Record<string, unknown> = { ...constants };
    const problems: FieldProblem[] = [];
    for (const [column, value] of Object.entries(values)) {
      const field = findField(column);
      if (field === null) continue;
      const isCell = areCells && typeof value === 'string';
      record[field] = isCell ? readCell(value, field) : value;
      if (isCell && record[field] === value && FORMULA.test(value.trim()))
        problems.push({
          field,
          problem: `${quote(value)} is a formula, not what it results in.`,
          advice: 'Save the file again with values in place of formulas.',
        });
    }
    return { record, problems };
  }

  return {
    mapRecord,
    countKnown: (cells: readonly string[]) =>
      cells.filter((cell) => known.has(foldName(cell)) || typeof columns[cell.trim()] === 'string').length,
    /** What has been chosen so far, as the mapping file that would choose the same. */
    getMapping: (): Mapping => ({ columns: Object.fromEntries(chosen), constants }),
  };
}

/** `=A1&B2`, `=SUM(A1:A9)`; text that merely begins with `=` is none. */
const FORMULA = /^=\s*[A-Z$]+[\d$(]/i;

const foldName = (name: string) =>
  foldText(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
