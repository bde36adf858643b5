import { startExternalServices } from './startExternalServices';
import { createSite } from './createSite';
import { openDatabase, visitorTimeouts } from './platform/database/openDatabase';
import { prepareDatabase } from './demo/prepareDatabase';
import { isBare } from './platform/database/hasContent';
import { createLoggerOptions } from './platform/settings/createLoggerOptions';
import { createSettings } from './platform/settings/createSettings';
import { assertSiteOrigin, type ProcessSettings } from './platform/settings/readSettings';
import type { SiteSettings } from './platform/settings/SiteSettings';

export interface RunningSite {
  /** `http://127.0.0.1:3000` */
  address: string;
  /** Finishes pending work, then closes everything. */
  stop(): Promise<void>;
}

interface StartSiteOptions {
  settings: ProcessSettings;
  /** Settings that do not come from the environment. */
  releaseFiles: Pick<SiteSettings, 'widgetFolders' | 'registryFile'>;
  /** Prints progress messages. */
  log(message: string): void;
}

/** Opens the database, migrates it, seeds it if it is empty, and listens. */
export async function startSite({ settings, releaseFiles, log }: StartSiteOptions): Promise<RunningSite> {
  assertSiteOrigin(settings);
  const database = openDatabase(settings.databaseUrl, visitorTimeouts);
  const externalServices = await startExternalServices(settings);
  try {
    await prepareDatabase({ settings, database, log });
    const {
      site,
      dataDir,
      origin,
      publicPrefix,
      hasContentPages,
      pageOrigins,
      privateHosts,
      trustProxy,
      secureCookies,
      limits,
      metricsToken,
    } = settings;
    const editorsEmail = settings.editorsEmail ?? settings.smtp?.from;
    const app = await createSite(
      createSettings({
        database,
        dataDir,
        site,
        origin,
        publicPrefix,
        hasContentPages,
        pageOrigins,
        privateHosts,
        trustProxy,
        secureCookies,
        limits,
        metricsToken,
        ...(editorsEmail !== undefined && { editorsEmail }),
        shouldValidateResponses: !settings.isProduction,
        logger: createLoggerOptions(settings.logLevel),
        ...externalServices.settings,
        ...releaseFiles,
      }),
    );
    if (settings.isProduction && !settings.smtp)
      app.log.warn('No mail leaves this site, as SMTP_URL is not set: it is kept in the folder outbox.');
    if (settings.trustProxy === true)
      app.log.warn(
        'TRUST_PROXY=true believes whoever sends X-Forwarded-For, so that a visitor passes every limit by writing another address there: name the addresses of your proxies, or how many they are.',
      );
    const address = await app.listen({ port: settings.port, host: settings.host });
    if (await isBare(database))
      log(
        '\nThe site is empty. Bring your city in, with a dry run first, which changes nothing:\n  npm run import -- listings places.csv --dry-run',
      );
    return {
      address,
      async stop() {
        // Mail that waits for a retry must not delay the exit.
        await Promise.all([app.close(), externalServices.stop()]);
        await database.close();
      },
    };
  } catch (error) {
    await externalServices.stop();
    await database.close();
    throw error;
  }
}
