import { sql, type RawBuilder, type SqlBool } from 'kysely';

/** The tables whose rows have a publication date. */
export type PublishedTable = 'articles' | 'contests' | 'events' | 'listings' | 'photos' | 'videos';

interface PublicationRule {
  /** The column with the time from which a row is public; it is indexed. */
  date: 'date_published' | 'creation_date';
  /** Also waits for the listing it belongs to, whose name it shows. */
  belongsToListing?: true;
}

const publicationRules: Readonly<Record<PublishedTable, PublicationRule>> = {
  articles: { date: 'date_published' },
  contests: { date: 'date_published' },
  events: { date: 'date_published', belongsToListing: true },
  listings: { date: 'date_published' },
  photos: { date: 'creation_date', belongsToListing: true },
  videos: { date: 'date_published' },
};

/**
 * The condition that a row is public (TIME-1), and not withdrawn (OWN-1). Only this function decides it, for all tables:
 * every query for content that visitors see uses it. Few rows are scheduled, so they are looked up in the date index and
 * excluded by their ids, which every index contains: lists are still read from their own index alone (decision 014).
 * Any number may be withdrawn, so for each row an index of those is asked by its id.
 * @param id the column with the row's id, with its table or alias, if it is not that of the table itself
 */
export function isPublished(
  table: PublishedTable,
  nowMs: number,
  id: string = `${table}.id`,
): RawBuilder<SqlBool> {
  // PostgreSQL's planner assumes that `not in` is true for half of the rows, and an inequality for nearly all.
  return sql<SqlBool>`(case when ${sql.ref(id)} in (${selectUnpublishedIds(table, nowMs)}) or ${isWithdrawn(table, id)} then 1 else 0 end) <> 1`;
}

function isWithdrawn(table: PublishedTable, id: string): RawBuilder<SqlBool> {
  const own = sql<SqlBool>`exists (select 1 from ${sql.table(table)} as withdrawn where withdrawn.id = ${sql.ref(id)} and withdrawn.date_withdrawn is not null)`;
  if (!publicationRules[table].belongsToListing) return own;
  return sql<SqlBool>`${own} or exists (select 1 from ${sql.table(table)} as belonging join listings as withdrawn on withdrawn.id = belonging.listing_id where belonging.id = ${sql.ref(id)} and withdrawn.date_withdrawn is not null)`;
}

function selectUnpublishedIds(table: PublishedTable, nowMs: number): RawBuilder<unknown> {
  const { date, belongsToListing } = publicationRules[table];
  const unpublished = sql`select id from ${sql.table(table)} where ${sql.ref(date)} > ${nowMs}`;
  if (!belongsToListing) return unpublished;
  return sql`${unpublished} union all select id from ${sql.table(table)} where listing_id in (${selectUnpublishedIds('listings', nowMs)})`;
}

/**
 * The last time at which a row of a table became public. It advances exactly when a scheduled row becomes public, without
 * any write: code that caches data of these tables must include it in the cache key.
 */
export function selectLastPublicationTime(table: PublishedTable, nowMs: number): RawBuilder<number | null> {
  const { date } = publicationRules[table];
  return sql<
    number | null
  >`(select max(${sql.ref(date)}) from ${sql.table(table)} where ${sql.ref(date)} <= ${nowMs})`;
}
