import { readSettings } from '../settings/readSettings';
import { migrate } from './migrate';
import { openDatabase } from './openDatabase';
import { siteFolder } from '../siteFolder';

/** `npm run migrate`: migrates the tables of `DATABASE_URL` to the latest version and prints what it did. */
async function main(): Promise<void> {
  const { databaseUrl } = readSettings(process.env, siteFolder);
  const database = openDatabase(databaseUrl);
  try {
    const names = await migrate(database);
    process.stdout.write(names.length > 0 ? `Migrated: ${names.join(', ')}\n` : 'Nothing to migrate.\n');
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
