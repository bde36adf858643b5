import type { Photo } from '@cityguide/api/contract';
import { formatDateTime } from '../../api/formatDateTime';
import type { Database } from '../../database/database';

/** The photo that was just added, as the API tells it. */
export async function findAddedPhoto({ query }: Database, id: number): Promise<Photo> {
  const row = await query
    .selectFrom('photos')
    .innerJoin('listings', 'listings.id', 'photos.listing_id')
    .innerJoin('profiles', 'profiles.id', 'photos.profile_id')
    .selectAll('photos')
    .select(['listings.name as listing_name', 'listings.path', 'profiles.full_name', 'profiles.avatar_path'])
    .where('photos.id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    share_path: row.share_path,
    prism_image_url: `/images/${row.image_path}`,
    description: row.description || null,
    creation_date: formatDateTime(row.creation_date),
    listing: { name: row.listing_name, share_url: row.path },
    profile: {
      id: row.profile_id,
      full_name: row.full_name || null,
      avatar_url: row.avatar_path && `/images/${row.avatar_path}`,
    },
    instagram_user: null,
    width: row.width,
    height: row.height,
  };
}
