import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The tables whose rows editors date. */
export type PublishedTable = 'articles' | 'contests' | 'events' | 'listings' | 'photos' | 'videos';

interface Publication {
  /** From this moment on a row is public; there is an index of it. */
  date: 'date_published' | 'creation_date';
  /** What belongs to a listing waits for the listing too, whose name it shows. */
  belongsToListing?: true;
}

const publications: Readonly<Record<PublishedTable, Publication>> = {
  articles: { date: 'date_published' },
  contests: { date: 'date_published' },
  events: { date: 'date_published', belongsToListing: true },
  listings: { date: 'date_published' },
  photos: { date: 'creation_date', belongsToListing: true },
  videos: { date: 'date_published' },
};

/**
 * The condition that a row is public (TIME-1). It is the only place that decides this, for all tables: every query for
 * something that visitors see has it. Few rows are dated ahead, so they are looked up in the index of dates and left
 * out by their ids, which every index holds: lists are still read from their own index alone (decision 014).
 * @param id the column with the row's id, where the query knows it by another name
 */
export function isPublished(
  table: PublishedTable,
  nowMs: number,
  id: string = `${table}.id`,
): RawBuilder<SqlBool> {
  // PostgreSQL takes `not in` to be true for half of the rows and plans for that; an inequality for nearly all.
  return sql<SqlBool>`(case when ${sql.ref(id)} in (${selectAhead(table, nowMs)}) then 1 else 0 end) <> 1`;
}

function selectAhead(table: PublishedTable, nowMs: number): RawBuilder<unknown> {
  const { date, belongsToListing } = publications[table];
  const own = sql`select id from ${sql.table(table)} where ${sql.ref(date)} > ${nowMs}`;
  if (!belongsToListing) return own;
  return sql`${own} union all select id from ${sql.table(table)} where listing_id in (${selectAhead('listings', nowMs)})`;
}

/**
 * The last moment at which something of a table became public. It moves on exactly when the time of a row dated ahead
 * comes, without any write: whoever keeps what was read from these tables keeps this moment with it.
 */
export function selectLastPublication(table: PublishedTable, nowMs: number): RawBuilder<number | null> {
  const { date } = publications[table];
  return sql<
    number | null
  >`(select max(${sql.ref(date)}) from ${sql.table(table)} where ${sql.ref(date)} <= ${nowMs})`;
}
