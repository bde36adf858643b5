import type { Database } from '../../platform/database/Database';
import { KEY_FIELD } from '../imports/columns/columnNames';
import type { ContentKind } from '../imports/ContentKind';
import { fieldsOf } from '../imports/records/parseRecord';
import { listRecords, type ExportedRecord } from './listRecords';
import { writeEvents } from './writeEvents';

export const exportFormats = ['csv', 'jsonl', 'geojson', 'ics'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The formats that hold each kind; the first is the usual one. All but iCalendar hold all of it. */
export const formatsOf: Readonly<Record<ContentKind, readonly [ExportFormat, ...ExportFormat[]]>> = {
  listings: ['csv', 'jsonl', 'geojson'],
  events: ['jsonl', 'csv', 'ics'],
  articles: ['jsonl', 'csv'],
};

interface ExportOptions {
  kind: ContentKind;
  format: ExportFormat;
  siteName: string;
}

/** The text of an export, in parts: all content of a kind, as an import reads it. */
export async function* exportContent(
  database: Database,
  { kind, format, siteName }: ExportOptions,
): AsyncGenerator<string> {
  if (format === 'ics') yield* writeEvents(database, siteName);
  else if (format === 'geojson') yield* writeGeoJson(listRecords(database, kind));
  else if (format === 'csv') yield* writeCsv(listRecords(database, kind), [KEY_FIELD, ...fieldsOf[kind]]);
  else for await (const record of listRecords(database, kind)) yield `${JSON.stringify(record)}\n`;
}

async function* writeCsv(
  records: AsyncIterable<ExportedRecord>,
  fields: readonly string[],
): AsyncGenerator<string> {
  yield `${fields.join(',')}\r\n`;
  for await (const record of records) yield `${fields.map((field) => toCell(record[field])).join(',')}\r\n`;
}

/** Text that a spreadsheet would run as a formula gets an apostrophe, which an import takes away again. */
function toCell(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value);
  const safe = /^'*[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n']|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

async function* writeGeoJson(records: AsyncIterable<ExportedRecord>): AsyncGenerator<string> {
  yield '{"type":"FeatureCollection","features":[';
  let separator = '\n';
  for await (const { latitude, longitude, ...properties } of records) {
    const geometry =
      typeof latitude === 'number' ? { type: 'Point', coordinates: [longitude, latitude] } : null;
    yield separator + JSON.stringify({ type: 'Feature', geometry, properties });
    separator = ',\n';
  }
  yield '\n]}\n';
}
