import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ContentEntry } from '../ContentEntry';
import { groupBy } from '../rows/groupBy';
import type { PlannedRow } from '../rows/planRows';
import { dividePictures } from './dividePictures';
import type { BroughtPicture } from './bringInPictures';

/** The pictures, by key, of those listings that are there and whose photos differ from them. */
export async function findPhotoChanges(
  query: Kysely<Tables>,
  planned: readonly PlannedRow[],
  entries: readonly ContentEntry[],
): Promise<ReadonlyMap<string, readonly BroughtPicture[]>> {
  const ids = new Map(planned.flatMap(({ key, id }) => (id === undefined ? [] : [[key, id] as const])));
  const withPictures = entries.flatMap(({ key, content, pictures }) => {
    const id = ids.get(key);
    return content.kind === 'listings' && pictures && id !== undefined ? [{ key, id, pictures }] : [];
  });
  if (withPictures.length === 0) return new Map();
  const photos = await query
    .selectFrom('photos')
    .select(['listing_id', 'external_key', 'description', 'image_path', 'date_withdrawn'])
    .where('profile_id', 'is', null)
    .where(
      'listing_id',
      'in',
      withPictures.map(({ id }) => id),
    )
    .execute();
  const byListing = groupBy(photos, ({ listing_id: id }) => id);
  const changed = withPictures.filter(({ id, pictures }) => {
    const wanted = dividePictures(pictures).others.map((each) => describe(each.imagePath, each.description));
    // One without a key was not brought in: it only counts where it is wanted.
    const present = (byListing.get(id) ?? [])
      .map((photo) => ({ ...photo, text: describe(photo.image_path, photo.description) }))
      .filter(
        (photo) =>
          photo.date_withdrawn === null && (photo.external_key !== null || wanted.includes(photo.text)),
      )
      .map(({ text }) => text);
    return JSON.stringify(wanted.sort()) !== JSON.stringify(present.sort());
  });
  return new Map(changed.map(({ key, pictures }) => [key, pictures]));
}

const describe = (imagePath: string, description: string) => JSON.stringify([imagePath, description]);
