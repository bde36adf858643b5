import type { CityNeighbourhood } from '../City';
import { createRandom } from '../random';
import { createSlug } from '../text/createSlug';
import { describeNeighbourhood } from './describeNeighbourhood';
import torontoNeighbourhoods from './torontoNeighbourhoods.json';

export interface WeightedNeighbourhood extends CityNeighbourhood {
  /** How many of the city's listings it has, relative to the others: central neighbourhoods have the most. */
  weight: number;
}

const CENTRE = { latitude: 43.655, longitude: -79.392 };
const KM_PER_DEGREE = 111;

/** All neighbourhoods of Toronto, by name. */
export function createNeighbourhoods(): WeightedNeighbourhood[] {
  return torontoNeighbourhoods.map(({ name, latitude, longitude }, index) => {
    const distanceKm = measureFromCentre(latitude, longitude);
    const random = createRandom(`neighbourhood ${name}`);
    return {
      id: index + 1,
      name,
      path: `/${createSlug(name)}/`,
      latitude,
      longitude,
      description: describeNeighbourhood({ name, distanceKm, random }),
      weight: 0.35 + 12 * Math.exp(-Math.pow(distanceKm / 3.4, 1.4)),
    };
  });
}

/** Distance on a flat plane, accurate enough within one city. */
function measureFromCentre(latitude: number, longitude: number): number {
  const north = (latitude - CENTRE.latitude) * KM_PER_DEGREE;
  const east = (longitude - CENTRE.longitude) * KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}
