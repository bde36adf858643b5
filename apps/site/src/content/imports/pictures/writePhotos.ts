import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { BroughtPicture } from './bringInPictures';
import { keyPhotos } from './keyPhotos';

interface WritePhotosOptions {
  listingId: number;
  /** The main one first, which is no photo of its own. */
  pictures: readonly BroughtPicture[];
  nowMs: number;
}

/** For a picture whose size nobody told. */
const USUAL_SIZE = { width: 1200, height: 800 };

/**
 * Adds the pictures of a listing as photos of it, each once by its address; those that were brought in and are not named any
 * more are withdrawn. Members' photos stay as they are.
 * @returns whether anything changed
 */
export async function writePhotos(
  transaction: Kysely<Tables>,
  { listingId, pictures, nowMs }: WritePhotosOptions,
): Promise<boolean> {
  const wanted = keyPhotos(listingId, pictures);
  const existing = await transaction
    .selectFrom('photos')
    .select(['id', 'external_key', 'date_withdrawn', 'description', 'image_path'])
    .where('listing_id', '=', listingId)
    .where('profile_id', 'is', null)
    .orderBy('id')
    .execute();
  adoptPhotos(existing, wanted);
  let hasChanged = false;
  for (const photo of existing) {
    if (photo.external_key === null) continue;
    const picture = wanted.get(photo.external_key);
    wanted.delete(photo.external_key);
    const columns = {
      external_key: photo.external_key,
      date_withdrawn: picture ? null : (photo.date_withdrawn ?? nowMs),
      description: picture?.description ?? photo.description,
      image_path: picture?.imagePath ?? photo.image_path,
    };
    if (
      columns.date_withdrawn === photo.date_withdrawn &&
      columns.description === photo.description &&
      columns.image_path === photo.image_path
    )
      continue;
    await transaction.updateTable('photos').set(columns).where('id', '=', photo.id).execute();
    hasChanged = true;
  }
  if (wanted.size === 0) return hasChanged;
  const { path } = await transaction
    .selectFrom('listings')
    .select('path')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  for (const [key, picture] of wanted)
    await addPhoto(transaction, { key, picture, listing: { id: listingId, path }, nowMs });
  return true;
}

/** An editor's photo without a key is the one that has its file, as in an export of this very site. */
function adoptPhotos(
  existing: readonly { external_key: string | null; image_path: string }[],
  wanted: ReadonlyMap<string, BroughtPicture>,
): void {
  const known = new Set(existing.map(({ external_key: key }) => key));
  const free = [...wanted].filter(([key]) => !known.has(key));
  for (const photo of existing) {
    if (photo.external_key !== null) continue;
    const index = free.findIndex(([, { imagePath }]) => imagePath === photo.image_path);
    const [adopted] = index < 0 ? [] : free.splice(index, 1);
    if (adopted) photo.external_key = adopted[0];
  }
}

interface AddPhotoOptions {
  key: string;
  picture: BroughtPicture;
  listing: { id: number; path: string };
  nowMs: number;
}

async function addPhoto(
  transaction: Kysely<Tables>,
  { key, picture, listing, nowMs }: AddPhotoOptions,
): Promise<void> {
  const { id } = await transaction
    .insertInto('photos')
    .values({
      external_key: key,
      image_path: picture.imagePath,
      width: picture.width || USUAL_SIZE.width,
      height: picture.height || USUAL_SIZE.height,
      description: picture.description,
      listing_id: listing.id,
      creation_date: picture.addedMs ?? nowMs,
      share_path: '',
      profile_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('photos')
    .set({ share_path: `${listing.path}photos/${id}/` })
    .where('id', '=', id)
    .execute();
}
