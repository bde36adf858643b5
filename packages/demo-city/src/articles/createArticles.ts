import type { CityArticle, CityListing } from '../City';
import { listingKinds } from '../listings/listingKinds';
import type { Picture } from '../pictures/createVariants';
import { groupByScene } from '../pictures/groupByScene';
import type { SceneName } from '../pictures/sceneKinds';
import { createRandom } from '../random';
import { cityZone } from '../cityTime';
import { createSlug } from '../text/createSlug';
import { planAnnualStories } from './annuals/planAnnualStories';
import type { Roundup, Story } from './article';
import { articleTypes } from './articleTypes';
import { featureStories } from './featureStories';
import { newsStories } from './newsStories';
import { roundups } from './roundups';
import { writeRoundup, writeStory } from './writeBody';

const HOUR_MS = 3_600_000;

type WrittenStory = Omit<Story, 'paragraphs'> & { body: string; date: number };

/**
 * All articles: recent ones of mixed sections over the months before the present, then the annual stories of every year
 * since the site began.
 */
export function createArticles({
  listings,
  pictures,
  presentMs,
}: {
  listings: readonly CityListing[];
  pictures: readonly Picture[];
  presentMs: number;
}): CityArticle[] {
  const random = createRandom('articles');
  const byScene = groupByScene(pictures.filter(({ variant }) => !variant));
  const used = new Map<SceneName, number>();
  const written = [
    ...roundups.map((roundup) => ({
      ...roundup,
      body: writeRoundup(roundup, chooseListings(roundup, listings)),
    })),
    ...[...newsStories, ...featureStories].map((story) => ({ ...story, body: writeStory(story) })),
  ];
  let ageMs = 2 * HOUR_MS;
  const recent = random.sample(written, written.length).map((story) => {
    ageMs += HOUR_MS * random.integer(3, 90);
    return { ...story, date: presentMs - ageMs };
  });
  const presentYear = Number(cityZone.getDay(presentMs).slice(0, 4));
  const annual = planAnnualStories(presentYear)
    .map((story) => ({
      ...story,
      body: writeStory(story),
      date: cityZone.getTimestamp(story.day, story.hour),
    }))
    .filter(({ date }) => date < presentMs - ageMs);
  return [...recent, ...annual].map(createArticle);

  function createArticle(story: WrittenStory, index: number): CityArticle {
    const type = articleTypes.find(({ name }) => name === story.type);
    if (!type) throw new Error(`'${story.name}' is in the unknown section ${story.type}.`);
    return {
      id: index + 1,
      name: story.name,
      path: `${type.path}${createSlug(story.name)}/`,
      image_path: choosePicture(story.scene),
      type_id: type.id,
      summary: story.summary,
      body: story.body,
      author: story.author,
      date_published: story.date,
    };
  }

  /** Cycles through the pictures of a scene, so that neighbouring stories look different. */
  function choosePicture(scene: SceneName): string | null {
    const candidates = byScene.get(scene) ?? pictures;
    const turn = used.get(scene) ?? 0;
    used.set(scene, turn + 1);
    return candidates[turn % candidates.length]?.path ?? null;
  }
}

/** The best rated listings of the roundup's sub types. */
function chooseListings(
  { subTypes, listingCount }: Roundup,
  listings: readonly CityListing[],
): CityListing[] {
  const ids = new Set(listingKinds.filter(({ name }) => subTypes.includes(name)).map(({ id }) => id));
  return listings
    .filter(({ sub_type_id: subTypeId, image_path: image }) => ids.has(subTypeId) && image)
    .sort((a, b) => (b.editors_rating ?? 0) - (a.editors_rating ?? 0) || a.id - b.id)
    .slice(0, listingCount);
}
