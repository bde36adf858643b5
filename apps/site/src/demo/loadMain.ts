import { planCity } from '@cityguide/demo-city';
import { sql } from 'kysely';
import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';
import { readSettings } from '../platform/settings/readSettings';
import { insertCity } from './insertCity';
import { isSeeded } from './isSeeded';
import { multiplyListings } from './multiplyListings';
import { siteFolder } from '../platform/siteFolder';

/** `npm run load -- 1000000`: fills the database of `DATABASE_URL` with this many listings for performance tests, without images. */
async function main(): Promise<void> {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1)
    throw new Error('How many listings? Say it behind the command: npm run load -- 1000000');
  const { databaseUrl } = readSettings(process.env, siteFolder);
  const database = openDatabase(databaseUrl);
  const startMs = performance.now();
  try {
    await migrate(database);
    // 400 MB of cache, so that sorting a million rows for each index does not read the disk for every row.
    if (database.engine === 'sqlite') await sql`pragma cache_size = -400000`.execute(database.query);
    if (!(await isSeeded(database))) await insertCity(database, planCity('full'));
    await multiplyListings(database, count);
    const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
    process.stdout.write(`${count} listings are there after ${seconds} s.\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
