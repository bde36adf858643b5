import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { planCity } from '@cityguide/demo-city';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';
import { insertCity } from '../demo/insertCity';
import { createTwoColourImage } from './drawPicture';

interface SmallCityOptions {
  databaseUrl: string;
  dataDir: string;
}

/** How many of its images are created; the others are only referenced. */
const IMAGE_COUNT = 6;

/** Fills an empty database with the small city, for a site that is started as a process, as seeding a whole city takes minutes. */
export async function makeSmallCity({ databaseUrl, dataDir }: SmallCityOptions): Promise<void> {
  const database = openDatabase(databaseUrl);
  try {
    await migrate(database);
    await insertCity(database, planCity('small'));
    const { query } = database;
    const listings = await query
      .selectFrom('listings')
      .select('image_path')
      .where('image_path', 'is not', null)
      .limit(IMAGE_COUNT)
      .execute();
    const image = await createTwoColourImage({ width: 900, height: 600 });
    for (const { image_path: path } of listings) {
      const file = join(dataDir, 'images', path ?? '');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, image);
    }
  } finally {
    await database.close();
  }
}
