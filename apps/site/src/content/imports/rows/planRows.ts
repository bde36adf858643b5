import type { Kysely } from 'kysely';
import { defaultSiteConfig, sitePaths } from '@cityguide/site-config';
import { foldText } from '@cityguide/site-config/formats';
import type { Tables } from '../../../platform/database/tables';
import type { ContentEntry } from '../ContentEntry';
import type { ContentKind } from '../ContentKind';
import type { ArticleRecord } from '../records/parseArticleRecord';
import { dividePictures } from '../pictures/dividePictures';
import { choosePaths, type WantedPath } from './choosePaths';
import type { Columns, ExistingRow } from './Columns';
import type { References } from './createReferences';
import { findExisting } from './findExisting';
import { findListingIds } from './findListingIds';
import { toEventColumns } from './toEventColumns';
import { toListingColumns } from './toListingColumns';

const paths = sitePaths(defaultSiteConfig);

/** What has to be written so that the row of an entry is as its record says. */
export interface PlannedRow {
  key: string;
  line: number;
  /** Undefined for a row that is not there. */
  id: number | undefined;
  isWithdrawn: boolean;
  /** All columns of a new row; of one that is there, those that differ. */
  columns: Columns;
}

interface PlanContext {
  kind: ContentKind;
  references: References;
  nowMs: number;
}

/** Compares entries of one kind, each with another key, with what is there. Adds only what they refer to. */
export async function planRows(
  query: Kysely<Tables>,
  entries: readonly ContentEntry[],
  { kind, references, nowMs }: PlanContext,
): Promise<PlannedRow[]> {
  const existingRows = await findExisting(query, kind, entries);
  const listingIds = await findListingIds(query, entries);
  const wantedPaths: WantedPath[] = [];
  const planned: PlannedRow[] = [];
  for (const { key, line, content, pictures } of entries) {
    const existing = existingRows.get(key);
    const columns: Columns = {
      ...(content.kind === 'listings' &&
        (await toListingColumns(content.record, { query, references, existing, nowMs }))),
      ...(content.kind === 'events' && toEventColumns(content.record, { existing, listingIds })),
      ...(content.kind === 'articles' && {
        ...toArticleColumns(content.record, existing, nowMs),
        type_id: await references.findSection(query, content.record.section),
      }),
      external_key: key,
      ...(pictures && { image_path: dividePictures(pictures).main?.imagePath ?? null }),
    };
    if (!existing)
      wantedPaths.push({
        key,
        path: content.record.path,
        folder: findFolder(content, columns, references),
        ...describe(content),
      });
    planned.push({
      key,
      line,
      id: existing?.id,
      isWithdrawn: existing?.date_withdrawn != null,
      columns: existing ? findDifferences(existing, columns) : addRating(columns),
    });
  }
  const paths = await choosePaths(query, kind, wantedPaths);
  return planned.map((row) => {
    const path = paths.get(row.key);
    return path === undefined ? row : { ...row, columns: { ...row.columns, path } };
  });
}

function describe({ record }: ContentEntry['content']): { name: string; address: string } {
  return { name: record.name, address: ('address' in record && record.address) || '' };
}

function findFolder(content: ContentEntry['content'], columns: Columns, references: References): string {
  if (content.kind === 'events') return paths.events;
  if (content.kind === 'articles') return content.record.section.path;
  return references.getTypePath(columns.type_id);
}

function toArticleColumns(record: ArticleRecord, existing: ExistingRow | undefined, nowMs: number): Columns {
  const keep = (value: string | number | undefined, column: string, otherwise: string | number) =>
    value ?? existing?.[column] ?? otherwise;
  return {
    name: record.name,
    sort_name: foldText(record.name),
    summary: keep(record.summary, 'summary', ''),
    body: keep(record.body, 'body', ''),
    author: keep(record.author, 'author', ''),
    date_published: keep(record.published ?? undefined, 'date_published', nowMs),
  };
}

/** A new listing has the editors' rating, as no member has rated it. */
function addRating(columns: Columns): Columns {
  const { editors_rating: rating } = columns;
  return rating === undefined ? columns : { ...columns, rating };
}

function findDifferences(existing: ExistingRow, columns: Columns): Columns {
  return Object.fromEntries(Object.entries(columns).filter(([name, value]) => existing[name] !== value));
}
