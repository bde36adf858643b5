import { startConnections } from './startConnections';
import { createSite } from './createSite';
import { openDatabase, visitorLimits } from './platform/database/openDatabase';
import { prepareDatabase } from './demo/prepareDatabase';
import { createLogger } from './platform/settings/createLogger';
import { createSettings } from './platform/settings/createSettings';
import { assertOwnAddress, type ProcessSettings } from './platform/settings/readSettings';
import type { SiteSettings } from './platform/settings/siteSettings';

export interface RunningSite {
  /** `http://127.0.0.1:3000` */
  address: string;
  /** Lets what is under way end, then closes everything. */
  stop(): Promise<void>;
}

interface Start {
  settings: ProcessSettings;
  /** What the environment has no word for. */
  place: Pick<SiteSettings, 'widgetFolders' | 'registryFile'>;
  /** Says what takes time, for a person who waits. */
  tell(words: string): void;
}

/** Opens the database, brings its tables up to date, fills them where they are empty, and listens. */
export async function startSite({ settings, place, tell }: Start): Promise<RunningSite> {
  assertOwnAddress(settings);
  const database = openDatabase(settings.databaseUrl, visitorLimits);
  const connections = await startConnections(settings);
  try {
    await prepareDatabase({ settings, database, tell });
    const { site, dataDir, origin, trustProxy, secureCookies, limits, metricsToken } = settings;
    const editorsEmail = settings.editorsEmail ?? settings.smtp?.from;
    const app = await createSite(
      createSettings({
        database,
        dataDir,
        site,
        origin,
        trustProxy,
        secureCookies,
        limits,
        metricsToken,
        ...(editorsEmail !== undefined && { editorsEmail }),
        checksAnswers: !settings.isProduction,
        logger: createLogger(settings.logLevel),
        ...connections.settings,
        ...place,
      }),
    );
    if (settings.isProduction && !settings.smtp)
      app.log.warn('No mail leaves this site, as SMTP_URL is not set: it is kept in the folder outbox.');
    if (settings.trustProxy === true)
      app.log.warn(
        'TRUST_PROXY=true believes whoever sends X-Forwarded-For, so that a visitor passes every limit by writing another address there: name the addresses of your proxies, or how many they are.',
      );
    const address = await app.listen({ port: settings.port, host: settings.host });
    return {
      address,
      async stop() {
        // Mail that waits for another try must not hold up the end.
        await Promise.all([app.close(), connections.stop()]);
        await database.close();
      },
    };
  } catch (error) {
    await connections.stop();
    await database.close();
    throw error;
  }
}
