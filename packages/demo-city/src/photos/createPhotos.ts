import type { CityListing, CityPhoto } from '../City';
import { listingKinds } from '../listings/listingKinds';
import type { Picture } from '../pictures/createVariants';
import { groupByScene } from '../pictures/groupByScene';
import { createRandom, type Random } from '../random';
import { countPhotos } from './countPhotos';
import { pickPhotographer } from './photographers';
import { describePhoto } from './describePhoto';

/** The age of the city's newest photo. */
const NEWEST_MS = 4 * 60_000;

interface CreatePhotosOptions {
  listings: readonly CityListing[];
  pictures: readonly Picture[];
  count: number;
  presentMs: number;
}

/** Photos of the most popular listings, up to `count`: one listing has very many, some have none. */
export function createPhotos({ listings, pictures, count, presentMs }: CreatePhotosOptions): CityPhoto[] {
  const random = createRandom('photos');
  const photographerRandom = createRandom('photographers');
  const descriptionRandom = createRandom('photo words');
  const byScene = groupByScene(pictures);
  const kindById = new Map(listingKinds.map((kind) => [kind.id, kind]));
  const popular = [...listings].sort((a, b) => b.favourite_count - a.favourite_count || a.id - b.id);
  const photos: CityPhoto[] = [];
  for (const [rank, listing] of popular.entries()) {
    const scenes = kindById.get(listing.sub_type_id)?.scenes ?? [];
    const ownPictures = scenes
      .flatMap((scene) => byScene.get(scene) ?? [])
      .filter(({ path }) => path !== listing.image_path);
    for (const picture of samplePictures(random, {
      own: ownPictures,
      all: pictures,
      count: countPhotos(rank),
    })) {
      if (photos.length >= count) return photos;
      const id = photos.length + 1;
      photos.push({
        id,
        image_path: picture.path,
        width: picture.width,
        height: picture.height,
        description: describePhoto(picture.scene, descriptionRandom),
        listing_id: listing.id,
        ...pickPhotographer(photographerRandom),
        creation_date: pickMoment(random, { from: listing.date_published, to: presentMs }),
        share_path: `${listing.path}photos/${id}/`,
      });
    }
  }
  return photos;
}

/** Pictures of the listing's own scenes, and if there are too few, of the rest of the city. */
function samplePictures(
  random: Random,
  { own, all, count }: { own: readonly Picture[]; all: readonly Picture[]; count: number },
): Picture[] {
  const sample = random.sample(own, count);
  if (sample.length === count) return sample;
  const others = all.filter((picture) => !own.includes(picture));
  return [...sample, ...random.sample(others, count - sample.length)];
}

/**
 * A moment on a logarithmic scale, from minutes to years ago: as many in the last hour as in the hours before it, and
 * in the days before those.
 */
function pickMoment(random: Random, { from, to }: { from: number; to: number }): number {
  const oldestMs = Math.max(NEWEST_MS * 2, to - from);
  return Math.round(to - NEWEST_MS * (oldestMs / NEWEST_MS) ** random.next());
}
