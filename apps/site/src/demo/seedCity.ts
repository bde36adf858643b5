import { join } from 'node:path';
import { drawAvatar, drawPicture, planCity, type CitySize } from '@cityguide/demo-city';
import type { Database } from '../platform/database/Database';
import { insertCity } from './insertCity';
import { drawPictures } from './drawPictures';

export interface SeedSettings {
  /** Images are generated in its `images` folder. */
  dataDir: string;
  /** `small` is for tests: 120 listings, 12 images. */
  size?: CitySize;
  /** The time around which events, contests and stories are dated; now by default. */
  presentMs?: number;
  /** Whether the demo member can log in with the password published in the README; not in production. */
  isDemoOpen?: boolean;
  log?(message: string): void;
}

/**
 * Fills an empty, migrated database with the city. Rows are inserted last and in one transaction, so that an interrupted
 * seed leaves none and can simply run again.
 */
export async function seedCity(
  database: Database,
  { dataDir, size = 'full', presentMs = Date.now(), isDemoOpen = true, log = () => undefined }: SeedSettings,
): Promise<void> {
  const startMs = performance.now();
  const city = planCity(size, presentMs);
  log(`Drawing ${city.drawnPictures.length} pictures …`);
  const folder = join(dataDir, 'images');
  await drawPictures(city.drawnPictures, { folder, draw: drawPicture });
  await drawPictures(city.avatars, { folder, draw: drawAvatar });
  await insertCity(database, city, { isDemoOpen });
  log(`Seeded ${city.listings.length} listings in ${((performance.now() - startMs) / 1000).toFixed(1)} s.`);
}
