import { sql } from 'kysely';
import type { Database } from './Database';

const CONTENT_TABLES = ['listings', 'articles', 'events'];
/** What content is sorted into. */
const TYPE_TABLES = ['listing_types', 'article_types'];

/** Whether anything was ever published, or prepared for it: a site that has begun, even if it is empty. */
export const hasContent = (database: Database) => hasRows(database, [...CONTENT_TABLES, ...TYPE_TABLES]);

/** Whether there is no listing, article or event at all. */
export const isBare = async (database: Database) => !(await hasRows(database, CONTENT_TABLES));

async function hasRows({ query }: Database, tables: readonly string[]): Promise<boolean> {
  const conditions = tables.map((table) => sql`exists (select 1 from ${sql.table(table)})`);
  const { rows } = await sql<{
    found: number;
  }>`select case when ${sql.join(conditions, sql` or `)} then 1 else 0 end as found`.execute(query);
  return rows[0]?.found === 1;
}
