import { migrate } from '../platform/database/migrate';
import { openDatabase } from '../platform/database/openDatabase';
import { readSettings } from '../platform/settings/readSettings';
import { isSeeded } from './isSeeded';
import { seedCity } from './seedCity';
import { siteFolder } from '../platform/siteFolder';

/** `npm run seed`: seeds the database of `DATABASE_URL` if it is empty, and prints what it did. */
async function main(): Promise<void> {
  const log = (message: string) => void process.stdout.write(`${message}\n`);
  const { databaseUrl, dataDir, isProduction } = readSettings(process.env, siteFolder);
  const database = openDatabase(databaseUrl);
  try {
    await migrate(database);
    if (await isSeeded(database)) log('The city is there already.');
    else await seedCity(database, { dataDir, isDemoOpen: !isProduction, log });
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
