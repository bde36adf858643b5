import { isPublished } from '../../platform/publishing/isPublished';
import type { SitemapContext } from './SitemapContext';
import type { SitemapEntry } from './SitemapSource';

/**
 * Lists of listings by sub type and by neighbourhood, and the neighbourhoods' own pages; each with the date of its
 * newest listing.
 */
export async function findListPages({ paths, services }: SitemapContext): Promise<SitemapEntry[]> {
  const { query } = services.database;
  const nowMs = services.settings.now();
  const [types, subTypes, neighbourhoods, listings, photos] = await Promise.all([
    services.content.findListingTypes(),
    services.content.findSubTypes(),
    services.content.findNeighbourhoods(),
    query
      .selectFrom('listings')
      .where(isPublished('listings', nowMs))
      .select(['type_id', 'sub_type_id', 'neighbourhood_id'])
      .select((column) => column.fn.max('date_published').as('changedMs'))
      .groupBy(['type_id', 'sub_type_id', 'neighbourhood_id'])
      .execute(),
    query
      .selectFrom('photos')
      .where(isPublished('photos', nowMs))
      .innerJoin('listings', 'listings.id', 'photos.listing_id')
      .select('neighbourhood_id')
      .select((column) => column.fn.max('photos.creation_date').as('changedMs'))
      .where('neighbourhood_id', 'is not', null)
      .groupBy('neighbourhood_id')
      .execute(),
  ]);
  const newest = new Map<string, number>();
  const recordChange = (key: string, changedMs: number) =>
    newest.set(key, Math.max(newest.get(key) ?? 0, changedMs));
  for (const row of listings) {
    recordChange(`kind ${row.sub_type_id}`, Number(row.changedMs));
    recordChange(`hood ${row.neighbourhood_id}`, Number(row.changedMs));
    recordChange(`hood ${row.neighbourhood_id} ${row.type_id}`, Number(row.changedMs));
  }
  for (const row of photos) recordChange(`photos ${row.neighbourhood_id}`, Number(row.changedMs));
  const entry = (path: string, key: string) => ({ path, changedMs: newest.get(key) ?? null });

  return [
    ...subTypes.map(({ id, path }) => entry(path, `kind ${id}`)),
    ...neighbourhoods.flatMap(({ id, path }) => {
      const neighbourhoodPath = `${paths.neighbourhoods}${path.slice(1)}`;
      const lists = types
        .filter((type) => newest.has(`hood ${id} ${type.id}`))
        .map((type) => entry(`${type.path}n/${id}${path}`, `hood ${id} ${type.id}`));
      const withPhotos = newest.has(`photos ${id}`)
        ? [entry(`${neighbourhoodPath}photos/`, `photos ${id}`)]
        : [];
      return [entry(neighbourhoodPath, `hood ${id}`), ...lists, ...withPhotos];
    }),
  ];
}
