import { extname } from 'node:path';
import { openText } from './readText';
import type { ContentKind } from '../ContentKind';
import { readCalendar, type CalendarOptions } from './readCalendar';
import { readCsv } from './readCsv';
import { readFeed } from './readFeed';
import { readGeoJson } from './readGeoJson';
import { readJsonLines } from './readJsonLines';
import type { Source } from './SourceRecord';

interface SourceOptions extends CalendarOptions {
  kind: ContentKind;
  /** How many of these cells are names of known columns. */
  countKnown(cells: readonly string[]): number;
}

const FORMATS: Readonly<Record<ContentKind, string>> = {
  listings: '.csv, .tsv, .jsonl, .geojson or .json',
  events: '.ics, .csv, .tsv, .jsonl or .json',
  articles: '.xml (RSS, Atom or an export of WordPress), .csv, .tsv, .jsonl or .json',
};

/**
 * Opens a file of records, of the format that its name ends in.
 * @throws when it is not there, or its format is unknown
 */
export async function openSource(
  file: string,
  { kind, countKnown, ...options }: SourceOptions,
): Promise<Source> {
  const extension = extname(file).toLowerCase();
  if (['.csv', '.tsv', '.txt'].includes(extension)) return readCsv(await openText(file), countKnown);
  if (['.jsonl', '.ndjson'].includes(extension)) return readJsonLines(await openText(file));
  if (['.geojson', '.json'].includes(extension)) return readGeoJson(await openText(file));
  if (extension === '.ics' && kind === 'events') return readCalendar(await openText(file), options);
  if (['.xml', '.rss', '.atom', '.wxr'].includes(extension) && kind === 'articles')
    return readFeed(await openText(file));
  if (['.xlsx', '.xls', '.ods', '.numbers'].includes(extension))
    throw new Error(`${file} is a spreadsheet. Save it as CSV (UTF-8), and import that.`);
  throw new Error(`What is ${file}? ${kind} are read from ${FORMATS[kind]}: name it after what it contains.`);
}
