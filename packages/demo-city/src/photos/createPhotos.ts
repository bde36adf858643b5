import type { CityListing, CityPhoto } from '../City';
import { listingKinds } from '../listings/listingKinds';
import type { Picture } from '../pictures/createVariants';
import { groupByScene } from '../pictures/groupByScene';
import { createRandom, type Random } from '../random';
import { countPhotos } from './countPhotos';
import { pickPhotographer } from './photographers';
import { describePhoto } from './photoWords';

/** The newest photo of the city is as old as this. */
const NEWEST_MS = 4 * 60_000;

interface Sources {
  listings: readonly CityListing[];
  pictures: readonly Picture[];
  count: number;
  presentMs: number;
}

/** Photos of the most loved listings until `count` are there: of one very many, of some none. */
export function createPhotos({ listings, pictures, count, presentMs }: Sources): CityPhoto[] {
  const random = createRandom('photos');
  const people = createRandom('photographers');
  const words = createRandom('photo words');
  const byScene = groupByScene(pictures);
  const kindById = new Map(listingKinds.map((kind) => [kind.id, kind]));
  const loved = [...listings].sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id);
  const photos: CityPhoto[] = [];
  for (const [rank, listing] of loved.entries()) {
    const scenes = kindById.get(listing.sub_type_id)?.scenes ?? [];
    const own = scenes
      .flatMap((scene) => byScene.get(scene) ?? [])
      .filter(({ path }) => path !== listing.image_path);
    for (const picture of samplePictures(random, { own, all: pictures, count: countPhotos(rank) })) {
      if (photos.length >= count) return photos;
      const id = photos.length + 1;
      photos.push({
        id,
        image_path: picture.path,
        width: picture.width,
        height: picture.height,
        description: describePhoto(picture.scene, words),
        listing_id: listing.id,
        ...pickPhotographer(people),
        creation_date: pickMoment(random, { from: listing.date_published, to: presentMs }),
        share_path: `${listing.path}photos/${id}/`,
      });
    }
  }
  return photos;
}

/** Of the listing's own scenes, and where these do not suffice from all over the city. */
function samplePictures(
  random: Random,
  { own, all, count }: { own: readonly Picture[]; all: readonly Picture[]; count: number },
): Picture[] {
  const taken = random.sample(own, count);
  if (taken.length === count) return taken;
  const others = all.filter((picture) => !own.includes(picture));
  return [...taken, ...random.sample(others, count - taken.length)];
}

/** As many in the last hour as in the hours before, as in the days before these: minutes to years ago. */
function pickMoment(random: Random, { from, to }: { from: number; to: number }): number {
  const oldestMs = Math.max(NEWEST_MS * 2, to - from);
  return Math.round(to - NEWEST_MS * (oldestMs / NEWEST_MS) ** random.next());
}
