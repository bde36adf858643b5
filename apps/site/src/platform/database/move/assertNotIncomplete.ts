import type { Database } from '../Database';

/**
 * A database that a move has begun to fill and not completed is empty, but it is no empty site: nothing may be seeded into it
 * or served from it.
 * @throws an error that says what to do
 */
export async function assertNotIncomplete({ query }: Database): Promise<void> {
  const begun = await query
    .selectFrom('database_moves')
    .select('date_begun')
    .where('date_completed', 'is', null)
    .executeTakeFirst();
  if (!begun) return;
  throw new Error(
    `This database is incomplete: the move into it that began at ${new Date(begun.date_begun).toISOString()} has not ended. If it is not running any more, run npm run move-database again; the database that it came from is as it was.`,
  );
}
