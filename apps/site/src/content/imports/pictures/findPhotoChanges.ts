import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables';
import type { ContentEntry } from '../ContentEntry';
import { groupBy } from '../rows/groupBy';
import type { PlannedRow } from '../rows/planRows';
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
    .where('external_key', 'is not', null)
    .where(
      'listing_id',
      'in',
      withPictures.map(({ id }) => id),
    )
    .execute();
  const byListing = groupBy(photos, ({ listing_id: id }) => id);
  const changed = withPictures.filter(({ id, pictures }) => {
    const wanted = pictures
      .slice(1)
      .map((each) => [`${id} ${each.address}`, each.imagePath, each.description]);
    const present = (byListing.get(id) ?? [])
      .filter((photo) => photo.date_withdrawn === null)
      .map((photo) => [photo.external_key, photo.image_path, photo.description]);
    return JSON.stringify(wanted.sort()) !== JSON.stringify(present.sort());
  });
  return new Map(changed.map(({ key, pictures }) => [key, pictures]));
}
