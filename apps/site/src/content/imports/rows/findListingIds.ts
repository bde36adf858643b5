import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ContentEntry } from '../ContentEntry';

/** The ids of the listings that events take place at, by what the events call them: their external keys or paths. */
export async function findListingIds(
  query: Kysely<Tables>,
  entries: readonly ContentEntry[],
): Promise<ReadonlyMap<string, number>> {
  const names = entries.flatMap(({ content }) =>
    content.kind === 'events' && content.record.listing ? [content.record.listing] : [],
  );
  if (names.length === 0) return new Map();
  const rows = await query
    .selectFrom('listings')
    .select(['id', 'path', 'external_key'])
    .where((where) => where.or([where('external_key', 'in', names), where('path', 'in', names)]))
    .execute();
  return new Map([
    ...rows.map((row) => [row.path, row.id] as const),
    ...rows.flatMap((row) => (row.external_key === null ? [] : [[row.external_key, row.id] as const])),
  ]);
}
