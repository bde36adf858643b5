import { sql } from 'kysely';
import type { Database } from '../platform/database/Database';

/** Copies the sample city's listings until there are `copies` of each, enough for query plans to matter, and updates the planner's statistics. */
export async function copyListings({ query }: Database, copies: number): Promise<void> {
  const rows = await query.selectFrom('listings').selectAll().execute();
  for (let copy = 1; copy < copies; copy++) {
    const copied = rows.map(({ id, path, ...row }) => ({
      ...row,
      id: id + copy * 1000,
      path: `${path}${copy}/`,
      favourite_count: (id * copy) % 97,
      rating: row.rating && Math.round((row.rating + (copy % 50) / 100) * 100) / 100,
      date_published: row.date_published + copy,
    }));
    await query.insertInto('listings').values(copied).execute();
  }
  await sql`analyze`.execute(query);
}
