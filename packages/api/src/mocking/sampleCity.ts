import type { Contest } from '../contests/contract';
import type { Neighbourhood } from '../neighbourhoods/contract';
import { sampleListings, sampleNeighbourhoods } from './sampleListings';

const DAY_MS = 24 * 60 * 60 * 1000;
const NEWEST_MS = Date.UTC(2026, 9, 30, 14);

const contestNames = [
  'Win dinner for four at the chef’s counter',
  'Your street in the first snow',
  'A year of Sunday bread',
  'Name the new ferry',
  'The best window seat in the city',
  'Two passes to every matinee in March',
  'Draw us your corner store',
];

/** Contests, last closing first; every second one is won by a photo, the last has only its name and kind. */
export const sampleContests: Contest[] = contestNames.map((name, index, { length }) => {
  const isBare = index === length - 1;
  return {
    id: 501 + index,
    name,
    share_url: isBare ? null : `/contests/${501 + index}/`,
    image_url: isBare ? null : `https://images.example.com/contests/${501 + index}.jpg`,
    kind: index % 2 === 0 ? 'entry' : 'photo',
    closes: isBare ? null : new Date(NEWEST_MS + (20 - index * 6) * DAY_MS).toISOString(),
    rules: isBare ? null : 'One entry a person.\n\nThe winner hears from us by email.',
  };
});

/** The neighbourhoods of the sample listings, by name; the last has no description. */
export const sampleHoods: Neighbourhood[] = Object.entries(sampleNeighbourhoods)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, id], index, { length }) => {
    const hoodListings = sampleListings.find((listing) => listing.default_neighborhood?.id === id);
    return {
      id,
      name,
      path: hoodListings?.default_neighborhood?.path ?? null,
      coordinates: hoodListings?.coordinates ?? null,
      description: index === length - 1 ? null : `${name}, between two streetcar lines.`,
    };
  });
