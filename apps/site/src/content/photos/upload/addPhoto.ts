import type { Database } from '../../../platform/database/Database';
import type { StoredPhoto } from './createPhotoFiles';

export interface NewPhoto {
  listing: { id: number; path: string };
  profileId: number;
  description: string;
  photo: StoredPhoto;
  createdMs: number;
}

/** Adds the row of an uploaded photo whose file already exists; returns its id. */
export async function addPhoto({ query }: Database, added: NewPhoto): Promise<number> {
  const { listing, profileId, description, photo, createdMs } = added;
  return query.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('photos')
      .values({
        image_path: photo.imagePath,
        width: photo.width,
        height: photo.height,
        description,
        listing_id: listing.id,
        profile_id: profileId,
        creation_date: createdMs,
        share_path: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('photos')
      .set({ share_path: `${listing.path}photos/${id}/` })
      .where('id', '=', id)
      .execute();
    return id;
  });
}
