import { foldText } from '@cityguide/site-config/formats';
import type { CityListing } from '../City';
import type { WeightedNeighbourhood } from '../neighbourhoods/createNeighbourhoods';
import type { Picture } from '../pictures/createVariants';
import { groupByScene } from '../pictures/groupByScene';
import { createRandom, type Random } from '../random';
import { createSlug } from '../text/createSlug';
import { pickWeighted } from '../text/pickWeighted';
import { createVisitFacts } from './createVisitFacts';
import { describeListing } from './describeListing';
import { listingKinds, type NumberedKind } from './listingKinds';
import { newestBefore, oldestMs } from '../cityTime';
import { streets } from './streets';
import { expandPhrase } from '../text/expandPhrase';
import { nameGrammar } from './nameGrammar';
import type { ListingKind } from './kinds/ListingKind';

/** Listings that documents and tests refer to; they come first, with these ids. */
const landmarks: readonly { name: string; subType: string; neighbourhood: string; address: string }[] = [
  { name: 'Trinity’s Pub', subType: 'Pub', neighbourhood: 'Trinity-Bellwoods', address: '836 Queen St W' },
];

const EMOJI = ['🍜', '🌮', '☕', '🌿', '🦪', '🍕', '🥐', '🎷'];

/** How far listings are spread around the centre of a neighbourhood, in degrees. */
const SPREAD = { latitude: 0.0055, longitude: 0.0075 };

interface CreateListingsOptions {
  count: number;
  neighbourhoods: readonly WeightedNeighbourhood[];
  pictures: readonly Picture[];
  presentMs: number;
}

/** The listings of the city: plausible, unique, and sometimes incomplete, as real data is. */
export function createListings({
  count,
  neighbourhoods,
  pictures,
  presentMs,
}: CreateListingsOptions): CityListing[] {
  const random = createRandom('listings');
  const visits = createRandom('visits');
  const newestMs = newestBefore(presentMs);
  const takenNames = new Set<string>();
  const takenPaths = new Set<string>();
  const byScene = groupByScene(pictures);

  return Array.from({ length: count }, (_, index): CityListing => {
    const landmark = landmarks[index];
    const kind =
      listingKinds.find(({ name }) => name === landmark?.subType) ?? pickWeighted(listingKinds, random);
    const neighbourhood =
      neighbourhoods.find(({ name }) => name === landmark?.neighbourhood) ??
      (random.chance(0.985) ? pickWeighted(neighbourhoods, random) : undefined);
    const [street, highest] = random.pick(streets);
    const name = landmark ? claimName(landmark.name) : createUniqueName(kind, { neighbourhood, street });
    const path = createUniquePath(kind, name);
    const address = landmark
      ? landmark.address
      : random.chance(0.965)
        ? `${random.integer(1, highest)} ${street}`
        : '';
    const scene = random.pick(kind.scenes);
    const picture = random.chance(0.975) ? random.pick(byScene.get(scene) ?? pictures) : undefined;
    const rating = createRating(random);
    const age = random.next() ** 1.8;
    const phone = random.chance(0.93) ? createPhone(random) : '';
    const website = createWebsite(path, random);
    return {
      id: index + 1,
      name,
      address,
      phone,
      website,
      editors_rating: rating,
      image_path: picture?.path ?? null,
      ...scatterAround(neighbourhood, random),
      path,
      type_id: kind.typeId,
      sub_type_id: kind.id,
      neighbourhood_id: neighbourhood?.id ?? null,
      ...createVisitFacts({ kind, website }, visits),
      dinesafe_establishment_id:
        kind.isInspected && random.chance(0.9) ? String(10_200_000 + index * 37) : null,
      // Better rated listings are saved more often.
      favourite_count:
        Math.floor(2600 * random.next() ** 6 * ((rating ?? 2.5) / 5) ** 3) + random.integer(0, 9),
      date_published: Math.round(newestMs - age * (newestMs - oldestMs)),
      description: describeListing(kind, random),
    };
  });

  /** If a name is taken, the new listing becomes a branch: named after its street or its neighbourhood. */
  function createUniqueName(
    kind: NumberedKind,
    { neighbourhood, street }: { neighbourhood?: WeightedNeighbourhood; street: string },
  ): string {
    const preferredName = createListingName(kind, random);
    const candidates = [
      preferredName,
      createListingName(kind, random),
      `${preferredName} on ${street.replace(/ (St|Ave|Rd|Blvd)\b.*$/, '')}`,
      `${preferredName} (${neighbourhood?.name ?? 'Toronto'})`,
    ];
    const freeName =
      candidates.find((name) => !takenNames.has(foldText(name))) ?? `${preferredName} No. ${takenNames.size}`;
    return claimName(freeName);
  }

  function claimName(name: string): string {
    takenNames.add(foldText(name));
    return name;
  }

  function createUniquePath(kind: NumberedKind, name: string): string {
    const slug = createSlug(name);
    let path = `/${kind.type}/${slug}/`;
    // Sub types and the neighbourhood pages have paths of the same shape.
    for (let number = 2; takenPaths.has(path) || kind.reservedPaths.has(path); number++)
      path = `/${kind.type}/${slug}-${number}/`;
    takenPaths.add(path);
    return path;
  }
}

/** From the range of numbers reserved for fiction. */
function createPhone(random: Random): string {
  return `${random.pick(['416', '416', '647'])}-555-${String(random.integer(100, 199)).padStart(4, '0')}`;
}

function createWebsite(path: string, random: Random): string {
  if (!random.chance(0.82)) return '';
  const host = `${path.split('/')[2]?.slice(0, 40).replace(/-+$/, '') ?? 'place'}.example.com`;
  return random.chance(0.7) ? `https://${host}/` : host;
}

function createRating(random: Random): number | null {
  if (!random.chance(0.86)) return null;
  const rating = 5 - Math.abs(random.next() + random.next() + random.next() - 1.2) * 1.7;
  return Math.round(Math.min(5, Math.max(1, rating)) * 100) / 100;
}

function scatterAround(neighbourhood: WeightedNeighbourhood | undefined, random: Random) {
  if (!neighbourhood) return { latitude: null, longitude: null };
  const randomOffset = () => random.next() + random.next() + random.next() - 1.5;
  const round = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  return {
    latitude: round(neighbourhood.latitude + randomOffset() * SPREAD.latitude),
    longitude: round(neighbourhood.longitude + randomOffset() * SPREAD.longitude),
  };
}

/** The name of a new listing of this kind; now and then one with an emoji, as in real data. */
function createListingName(kind: ListingKind, random: Random): string {
  const name = expandPhrase(random.pick(kind.names), { grammar: nameGrammar, random });
  return random.chance(0.006) ? `${name} ${random.pick(EMOJI)}` : name;
}
