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

/** Members by their ids (not the demo member, who begins with none), people on Instagram by their names. */
const MEMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const INSTAGRAM = ['Imani Clarke', 'Luc Bergeron', 'Sunny Dhillon', 'Greta Halloran'];

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
  const people = createRandom('photographers');
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
        ...pickAuthor(people),
        creation_date: Math.round(
          Math.min(newestMs, listing.date_published + random.next() * (newestMs - listing.date_published)),
        ),
        share_path: `${listing.path}photos/${id}/`,
      });
    }
  }
  return photos;
}

/** Half are members', some came from Instagram, the others are the editors' own. */
function pickAuthor(random: ReturnType<typeof createRandom>) {
  const nobody = { profile_id: null, instagram_full_name: '', instagram_avatar_path: '' };
  const turn = random.next();
  if (turn < 0.5) return { ...nobody, profile_id: random.pick(MEMBERS) };
  return turn < 0.7 ? { ...nobody, instagram_full_name: random.pick(INSTAGRAM) } : nobody;
}
