import { Readable } from 'node:stream';
import { parse, type Info } from 'csv-parse';
import type { TextFile } from './readText';
import type { Source, SourceRecord } from './SourceRecord';

const SEPARATORS = [',', ';', '\t', '|'];
/** Titles and merged heads stand above the names of the columns; nobody writes more lines of them. */
const MAX_LINES_ABOVE_HEAD = 10;
const SAMPLE_CHARACTERS = 64 * 1024;
/** Longer than a description may be; the rest of a file behind a quote that never closes. */
const MAX_RECORD_CHARACTERS = 4_000_000;

interface ParsedRow {
  record: string[];
  info: Info;
}

/**
 * Reads a file of separated values, whatever separates them. The names of the columns are the line near the beginning that
 * names most columns that are known; empty lines are nothing.
 * @param countKnown how many of these cells are names of known columns
 */
export async function readCsv(
  file: TextFile,
  countKnown: (cells: readonly string[]) => number,
): Promise<Source> {
  const separator = await detectSeparator(file);
  const parser = Readable.from(file.chunks()).pipe(
    parse({
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: MAX_RECORD_CHARACTERS,
    }),
  );
  const rows = (parser as AsyncIterable<ParsedRow>)[Symbol.asyncIterator]();
  const first: ParsedRow[] = [];
  while (first.length <= MAX_LINES_ABOVE_HEAD) {
    const { value, done } = await rows.next();
    if (done) break;
    if (!isEmpty(value.record)) first.push(value);
  }
  const head = chooseHead(first, countKnown);
  const columns = nameColumns(head?.record ?? []);
  return { columns, records: readRecords() };

  async function* readRecords(): AsyncGenerator<SourceRecord> {
    for (const row of head ? first.slice(first.indexOf(head) + 1) : first) yield toRecord(row);
    for (;;) {
      const { value, done } = await rows.next();
      if (done) return;
      if (!isEmpty(value.record)) yield toRecord(value);
    }
  }

  function toRecord({ record, info }: ParsedRow): SourceRecord {
    // The parser counts the line that a record ends in.
    const line = info.lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0);
    const values = Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']));
    const extra = record.slice(columns.length).filter((cell) => cell.trim() !== '');
    const progress = file.getProgress();
    if (extra.length === 0) return { line, values, progress };
    const problem = `It has ${record.length} cells, and there are ${columns.length} columns: is a separator inside a cell without quotes?`;
    return { line, values, progress, problem };
  }
}

const isEmpty = (record: readonly string[]) => record.every((cell) => cell.trim() === '');

function chooseHead(
  rows: readonly ParsedRow[],
  countKnown: (cells: readonly string[]) => number,
): ParsedRow | undefined {
  const counted = rows.map((row) => ({ row, known: countKnown(row.record) }));
  const most = Math.max(0, ...counted.map(({ known }) => known));
  if (most > 0) return counted.find(({ known }) => known === most)?.row;
  return rows.find(({ record }) => record.filter((cell) => cell.trim() !== '').length > 1) ?? rows[0];
}

/** A column without a name is called by its number; the second of one name gets one as well. */
function nameColumns(cells: readonly string[]): string[] {
  const names: string[] = [];
  const last = cells.findLastIndex((cell) => cell.trim() !== '');
  for (const [index, cell] of cells.slice(0, last + 1).entries()) {
    const name = cell.normalize('NFC').replace(/\s+/g, ' ').trim() || `column ${index + 1}`;
    names.push(names.includes(name) ? `${name} (${index + 1})` : name);
  }
  return names;
}

/** The one that parts most of the first lines, outside of quotes. */
async function detectSeparator(file: TextFile): Promise<string> {
  let sample = '';
  for await (const chunk of file.chunks()) {
    sample += chunk;
    if (sample.length >= SAMPLE_CHARACTERS) break;
  }
  const lines = sample
    .slice(0, SAMPLE_CHARACTERS)
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n?|\n/)
    .filter((line) => line !== '')
    .slice(0, 2 * MAX_LINES_ABOVE_HEAD);
  const scores = SEPARATORS.map((separator) => ({
    separator,
    count: lines.reduce((sum, line) => sum + line.split(separator).length - 1, 0),
  }));
  return scores.reduce((best, each) => (each.count > best.count ? each : best)).separator;
}
