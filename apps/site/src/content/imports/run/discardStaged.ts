import { sql } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import { contentKinds } from '../ContentKind';
import { SORTED_INTO } from './sortedInto';

/** Few enough that a member who saves something meanwhile does not wait. */
const ROWS_PER_TRANSACTION = 500;

const USERS = {
  listing_sub_types: ['listings', 'sub_type_id'],
  listing_types: ['listing_sub_types', 'type_id'],
  neighbourhoods: ['listings', 'neighbourhood_id'],
  article_types: ['articles', 'type_id'],
} as const;

/**
 * Removes what an import that did not end has staged: rows that nobody has seen, and what only they needed. Nothing that
 * visitors see changes.
 */
export async function discardStaged({ query }: Database): Promise<void> {
  for (const kind of contentKinds) {
    for (;;) {
      const rows = await query
        .selectFrom('import_rows')
        .select('object_id')
        .where('kind', '=', kind)
        .where('action', '=', 'show')
        .limit(ROWS_PER_TRANSACTION)
        .execute();
      const ids = rows.map(({ object_id: id }) => id);
      if (ids.length === 0) break;
      await query.transaction().execute(async (transaction) => {
        // What has become public since, by the content API, stays.
        const unseen = sql`select id from ${sql.table(kind)} where id in (${sql.join(ids)}) and date_withdrawn is not null`;
        if (kind === 'listings')
          await sql`delete from photos where listing_id in (${unseen})`.execute(transaction);
        await sql`delete from ${sql.table(kind)} where id in (${unseen})`.execute(transaction);
        await transaction
          .deleteFrom('import_rows')
          .where('kind', '=', kind)
          .where('object_id', 'in', ids)
          .execute();
      });
    }
  }
  await query.deleteFrom('import_rows').execute();
  for (const table of SORTED_INTO) {
    const [user, column] = USERS[table];
    await sql`delete from ${sql.table(table)} where is_staged = 1 and not exists (
      select 1 from ${sql.table(user)} as used where used.${sql.ref(column)} = ${sql.table(table)}.id)`.execute(
      query,
    );
  }
}
