import { extname } from 'node:path';
import { openText } from './readText';
import { readCsv } from './readCsv';
import { readGeoJson } from './readGeoJson';
import { readJsonLines } from './readJsonLines';
import type { Source } from './SourceRecord';

/**
 * Opens a file of records, of the format that its name ends in.
 * @throws when it is not there, or its format is unknown
 */
export async function openSource(
  file: string,
  countKnown: (cells: readonly string[]) => number,
): Promise<Source> {
  const extension = extname(file).toLowerCase();
  if (['.csv', '.tsv', '.txt'].includes(extension)) return readCsv(await openText(file), countKnown);
  if (['.jsonl', '.ndjson'].includes(extension)) return readJsonLines(await openText(file));
  if (['.geojson', '.json'].includes(extension)) return readGeoJson(await openText(file));
  if (['.xlsx', '.xls', '.ods', '.numbers'].includes(extension))
    throw new Error(`${file} is a spreadsheet. Save it as CSV (UTF-8), and import that.`);
  throw new Error(`What is ${file}? Name it .csv, .tsv, .jsonl, .geojson or .json, after what it contains.`);
}
