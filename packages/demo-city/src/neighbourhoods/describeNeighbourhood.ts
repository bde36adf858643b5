import type { Random } from '../random';
import { expandPhrase, type Grammar } from '../text/expandPhrase';

const shared: Grammar = {
  walk: [
    'Saturday morning',
    'long weekday lunch',
    'Sunday with nothing planned',
    'summer evening',
    'snowy afternoon',
  ],
  habit: [
    'a patty in hand',
    'a pushchair and no hurry',
    'somebody’s dog',
    'a paper bag from the bakery',
    'a list and good shoes',
  ],
};

const near: Grammar = {
  ...shared,
  open: [
    '{name} is at its best on foot: brick shopfronts, laneway murals and a streetcar that is either just leaving or twenty minutes away.',
    'Old houses, new kitchens: {name} has been discovered several times over and still has corners to itself.',
    'There is always one more doorway in {name}, and behind it usually a counter with eight stools.',
    '{name} wakes slowly, with bakers and dog walkers, and goes to bed late.',
  ],
  close: [
    'Come on a {walk} with {habit}.',
    'Most people arrive for dinner and come back for the bookshops.',
    'If the patio is full, the one across the road has the sun later anyway.',
    'Everyone has a favourite table here, and nobody agrees which.',
  ],
};

const far: Grammar = {
  ...shared,
  open: [
    'Some of the best meals in the city are in the plazas of {name}, between a tax office and a dance school.',
    '{name} keeps its secrets behind parking lots: roti, hand-pulled noodles, a tea house that fills at ten.',
    'Ravines, bungalows and strip-mall kitchens: {name} rewards those who bother to come this far.',
    'In {name} the trees are tall, the bus is frequent enough, and lunch costs what lunch should.',
  ],
  close: [
    'Come on a {walk} with {habit}.',
    'Bring cash and a cooler bag.',
    'The trail behind the library leads to the river faster than any map says.',
    'Ask what the next table is having.',
  ],
};

const FAR_KM = 7;

/** Two sentences about a neighbourhood, urban or suburban. */
export function describeNeighbourhood({
  name,
  distanceKm,
  random,
}: {
  name: string;
  distanceKm: number;
  random: Random;
}): string {
  const grammar = { ...(distanceKm > FAR_KM ? far : near), name: [name] };
  return expandPhrase('{open} {close}', { grammar, random });
}
