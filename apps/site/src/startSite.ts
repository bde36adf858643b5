import { createSite } from './createSite';
import type { Database } from './database/database';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { seedCity } from './seed/seedCity';
import { createLogger } from './settings/createLogger';
import { createSettings } from './settings/createSettings';
import type { ProcessSettings } from './settings/readSettings';
import type { SiteSettings } from './settings/siteSettings';

export interface RunningSite {
  /** `http://127.0.0.1:3000` */
  address: string;
  /** Lets what is under way end, then closes everything. */
  stop(): Promise<void>;
}

/**
 * Opens the database, brings its tables up to date, fills them where they are empty, and listens.
 * @param overrides settings that the environment has no word for (tests use them)
 */
export async function startSite(
  process: ProcessSettings,
  overrides: Partial<SiteSettings> & Pick<SiteSettings, 'widgetFolders' | 'registryFile'>,
): Promise<RunningSite> {
  const database = openDatabase(process.databaseUrl);
  try {
    await migrate(database);
    await seedWhereEmpty({ database, dataDir: process.dataDir });
    const app = await createSite(
      createSettings({
        database,
        dataDir: process.dataDir,
        site: process.site,
        trustProxy: process.trustProxy,
        secureCookies: process.secureCookies,
        checksAnswers: !process.isProduction,
        logger: createLogger(process.logLevel),
        ...overrides,
      }),
    );
    const address = await app.listen({ port: process.port, host: process.host });
    return {
      address,
      async stop() {
        await app.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function seedWhereEmpty({ database, dataDir }: { database: Database; dataDir: string }): Promise<void> {
  const listing = await database.query.selectFrom('listings').select('id').limit(1).executeTakeFirst();
  if (!listing) await seedCity(database, { dataDir });
}
