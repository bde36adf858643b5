import type { CityHouseAd } from '@cityguide/demo-city';
import type { Insertable } from 'kysely';
import type { HouseAdTable } from '../platform/database/HouseAdTable';

/** Table rows of house ads, whose images the site renders itself. */
export function createHouseAdRows(
  houseAds: readonly CityHouseAd[],
): (Insertable<HouseAdTable> & { id: number })[] {
  return houseAds.map(({ design, ...ad }) => ({ ...ad, image_address: `drawn:${design}` }));
}
