import { join } from 'node:path';
import { drawAvatar, drawPicture, planCity, type CitySize } from '@cityguide/demo-city';
import type { Database } from '../platform/database/database';
import { insertCity } from './insertCity';
import { drawPictures } from './drawPictures';

export interface SeedSettings {
  /** Pictures are drawn into its `images` folder. */
  dataDir: string;
  /** `small` is for tests: 120 listings, 12 drawings. */
  size?: CitySize;
  /** Around which events, contests and stories are dated; now where none is given. */
  presentMs?: number;
  /** Whether the demo member can log in with the password that the README tells everybody; not in production. */
  isDemoOpen?: boolean;
  log?(words: string): void;
}

/**
 * Fills an empty, migrated database with the city. Rows come last and in one transaction, so that a seed which was
 * interrupted has left none and simply runs again.
 */
export async function seedCity(
  database: Database,
  { dataDir, size = 'full', presentMs = Date.now(), isDemoOpen = true, log = () => undefined }: SeedSettings,
): Promise<void> {
  const startMs = performance.now();
  const city = planCity(size, presentMs);
  log(`Drawing ${city.drawn.length} pictures …`);
  const folder = join(dataDir, 'images');
  await drawPictures(city.drawn, { folder, draw: drawPicture });
  await drawPictures(city.avatars, { folder, draw: drawAvatar });
  await insertCity(database, city, { isDemoOpen });
  log(`Seeded ${city.listings.length} listings in ${((performance.now() - startMs) / 1000).toFixed(1)} s.`);
}
