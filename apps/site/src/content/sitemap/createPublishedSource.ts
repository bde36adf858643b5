import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { isPublished, type PublishedTable } from '../../platform/publishing/isPublished';
import type { SitemapSource } from './SitemapSource';

interface PublishedSource {
  name: string;
  table: PublishedTable;
  /** Column with the path of the row's page. */
  path: 'path' | 'share_path';
  /** Column with the time of the page's last change; absent if the date of publication says little about it. */
  date?: 'date_published' | 'creation_date';
  kinds?: readonly string[];
  now(): number;
}

/**
 * The pages of one table's rows, the oldest first: new rows are in the last part, and the other parts stay the same.
 */
export function createPublishedSource(
  { query }: Database,
  { name, table, path, date, kinds, now }: PublishedSource,
): SitemapSource {
  const changed = date === undefined ? sql<null>`cast(null as bigint)` : sql<number>`${sql.ref(date)}`;
  const ofKinds = kinds === undefined ? sql`` : sql`and kind in (${sql.join(kinds)})`;
  const fromPublished = () => sql`from ${sql.table(table)} where ${isPublished(table, now())} ${ofKinds}`;
  return {
    name,
    async summarize() {
      const { rows } = await sql<{
        count: number;
        changed: number | null;
      }>`select count(*) as count, max(${changed}) as changed ${fromPublished()}`.execute(query);
      return { count: Number(rows[0]?.count ?? 0), changedMs: rows[0]?.changed ?? null };
    },
    async find(limit, offset) {
      const { rows } = await sql<{
        path: string;
        changed: number | null;
      }>`select ${sql.ref(path)} as path, ${changed} as changed ${fromPublished()} order by id limit ${limit} offset ${offset}`.execute(
        query,
      );
      return rows.map((row) => ({ path: row.path, changedMs: row.changed }));
    },
  };
}
