import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import type { PhotoTable } from '../../../platform/database/tables';

const defaults = {
  description: '',
  instagram_full_name: '',
  profile_id: null,
  image_path: 'pictures/sample-1.jpg',
  width: 1600,
  height: 1067,
};

/**
 * Adds photos to the sample city; returns their ids. Up to 50 have a page below their listing; more would be slow to
 * update one by one.
 */
export async function addPhotos(
  { query }: Database,
  photos: readonly (Pick<Insertable<PhotoTable>, 'listing_id' | 'creation_date'> &
    Partial<Insertable<PhotoTable>>)[],
): Promise<number[]> {
  const rows = await query
    .insertInto('photos')
    .values(photos.map((photo) => ({ ...defaults, share_path: '', ...photo })))
    .returning(['id', 'listing_id'])
    .execute();
  for (const { id, listing_id: listing } of photos.length > 50 ? [] : rows) {
    await query
      .updateTable('photos')
      .set({ share_path: `/listing-${listing}/photos/${id}/` })
      .where('id', '=', id)
      .execute();
  }
  return rows.map(({ id }) => id);
}
