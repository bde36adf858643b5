import type { Database } from '../../platform/database/Database';
import { isPublished } from '../../platform/publishing/isPublished';
import type { SitemapSource } from './SitemapSource';

/** The pages with all photos of a listing that has any; they change with its newest photo. */
export function createPhotoListSource({ query }: Database, now: () => number): SitemapSource {
  const photos = () => query.selectFrom('photos').where(isPublished('photos', now()));
  return {
    name: 'photo-lists',
    async summarize() {
      const row = await photos()
        .select((column) => [
          column.fn.count<number>('listing_id').distinct().as('count'),
          column.fn.max('creation_date').as('changed'),
        ])
        .executeTakeFirst();
      return { count: Number(row?.count ?? 0), changedMs: row?.changed ?? null };
    },
    async find(limit, offset) {
      const rows = await photos()
        .innerJoin('listings', 'listings.id', 'photos.listing_id')
        .select(['listings.id', 'listings.path'])
        .select((column) => column.fn.max('photos.creation_date').as('changed'))
        .groupBy(['listings.id', 'listings.path'])
        .orderBy('listings.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ path, changed }) => ({ path: `${path}photos/`, changedMs: Number(changed) }));
    },
  };
}
