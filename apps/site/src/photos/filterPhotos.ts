import type { Database } from '../database/database';

/** Which photos; ids that nothing has find nothing. */
export interface PhotoFilter {
  listingId?: number | undefined;
  neighbourhoodId?: number | undefined;
  profileId?: number | undefined;
}

/** Selects from the photos that match. */
export function filterPhotos(
  { query: database }: Database,
  { listingId, neighbourhoodId, profileId }: PhotoFilter,
) {
  let query = database.selectFrom('photos');
  if (listingId !== undefined) query = query.where('photos.listing_id', '=', listingId);
  if (profileId !== undefined) query = query.where('photos.profile_id', '=', profileId);
  if (neighbourhoodId === undefined) return query;
  return query.where('photos.listing_id', 'in', (select) =>
    select.selectFrom('listings').select('listings.id').where('neighbourhood_id', '=', neighbourhoodId),
  );
}
