import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { planCity } from '@cityguide/demo-city';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';
import { insertCity } from '../demo/insertCity';
import { drawHalves } from './drawPicture';

interface Place {
  databaseUrl: string;
  dataDir: string;
}

/** How many of its pictures are there; the others are only named. */
const DRAWN = 6;

/** Fills an empty database with the small city, for a site that is started as a process: to draw a whole one takes minutes. */
export async function makeSmallCity({ databaseUrl, dataDir }: Place): Promise<void> {
  const database = openDatabase(databaseUrl);
  try {
    await migrate(database);
    await insertCity(database, planCity('small'));
    const { query } = database;
    const named = await query
      .selectFrom('listings')
      .select('image_path')
      .where('image_path', 'is not', null)
      .limit(DRAWN)
      .execute();
    const picture = await drawHalves({ width: 900, height: 600 });
    for (const { image_path: path } of named) {
      const file = join(dataDir, 'images', path ?? '');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, picture);
    }
  } finally {
    await database.close();
  }
}
