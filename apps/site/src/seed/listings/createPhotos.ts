import type { Selectable } from 'kysely';
import type { ListingRow, PhotoTable } from '../../database/tables';
import type { Picture } from '../pictures/createVariants';
import { groupByScene } from '../pictures/groupByScene';
import { createRandom } from '../random';
import { newestMs } from '../seedTime';
import { listingKinds } from './listingKinds';

const WORDS = [
  'The room on a Thursday.',
  'What we came for.',
  'By the window.',
  'Just before the rush.',
  'Second visit, same order.',
  'Light like this until six.',
  'Ask for this table.',
  '',
];

/** Photos of the most loved listings, four each, until `count` are there. */
export function createPhotos({
  listings,
  pictures,
  count,
}: {
  listings: readonly ListingRow[];
  pictures: readonly Picture[];
  count: number;
}): Selectable<PhotoTable>[] {
  const random = createRandom('photos');
  const byScene = groupByScene(pictures);
  const kindById = new Map(listingKinds.map((kind) => [kind.id, kind]));
  const loved = [...listings].sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id);
  const photos: Selectable<PhotoTable>[] = [];
  for (const listing of loved) {
    const scenes = kindById.get(listing.sub_type_id)?.scenes ?? [];
    const choice = scenes
      .flatMap((scene) => byScene.get(scene) ?? [])
      .filter(({ path }) => path !== listing.image_path);
    for (const picture of random.sample(choice, 4)) {
      if (photos.length >= count) return photos;
      const id = photos.length + 1;
      photos.push({
        id,
        image_path: picture.path,
        width: picture.width,
        height: picture.height,
        description: random.pick(WORDS),
        listing_id: listing.id,
        profile_id: null,
        creation_date: Math.round(
          Math.min(newestMs, listing.date_published + random.next() * (newestMs - listing.date_published)),
        ),
        share_path: `${listing.path}photos/${id}/`,
      });
    }
  }
  return photos;
}
