import type { Database } from '../../platform/database/Database';
import { isPublished } from '../../platform/publishing/isPublished';

/** Unknown ids match nothing. */
export interface PhotoFilter {
  listingId?: number | undefined;
  neighbourhoodId?: number | undefined;
  profileId?: number | undefined;
}

/** Selects the published photos that match. */
export function filterPhotos(
  { query: database }: Database,
  { listingId, neighbourhoodId, profileId }: PhotoFilter,
  nowMs: number,
) {
  let query = database.selectFrom('photos').where(isPublished('photos', nowMs));
  if (listingId !== undefined) query = query.where('photos.listing_id', '=', listingId);
  if (profileId !== undefined) query = query.where('photos.profile_id', '=', profileId);
  if (neighbourhoodId === undefined) return query;
  return query.where('photos.listing_id', 'in', (select) =>
    select.selectFrom('listings').select('listings.id').where('neighbourhood_id', '=', neighbourhoodId),
  );
}
