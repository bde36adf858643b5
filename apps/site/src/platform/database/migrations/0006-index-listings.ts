import { sql, type Kysely, type Migration } from 'kysely';

const FILTERS = ['', 'type_id', 'sub_type_id', 'neighbourhood_id'] as const;
/** Those of `orderListings`; the others read one of these backwards and sort the few equal values. */
const ORDERINGS = [
  ['name', 'sort_name, id'],
  ['popularity', 'favourite_count desc, id'],
  ['date', 'date_published desc, id'],
  ['best_rating', '(rating is null), rating desc, id'],
  ['worst_rating', '(rating is null), rating, id'],
] as const;
/** The first migration's indexes for the same purpose. */
const REPLACED_INDEXES = [
  'listings_by_date_published_desc_id',
  'listings_by_sort_name_id',
  'listings_by_favourite_count_desc_id',
  'listings_by_sub_type_id_date_published_desc_id',
  'listings_by_type_id_date_published_desc_id',
  'listings_by_neighbourhood_id_sort_name_id',
  'listings_by_rating',
];

/** An index for each filter with each ordering: a page out of a million listings is read in order, not sorted. */
export function indexListings(): Migration {
  return {
    async up(database: Kysely<unknown>) {
      for (const name of REPLACED_INDEXES) await database.schema.dropIndex(name).execute();
      for (const filter of FILTERS) {
        for (const [ordering, columns] of ORDERINGS) {
          const name = ['listings', filter && `of_${filter.replace('_id', '')}`, 'by', ordering]
            .filter(Boolean)
            .join('_');
          const keys = [filter, columns].filter(Boolean).join(', ');
          await sql`create index ${sql.ref(name)} on listings (${sql.raw(keys)})`.execute(database);
        }
      }
    },
  };
}
