import type { FastifyInstance } from 'fastify';
import { removeOrphanedUploads } from './content/photos/upload/removeOrphanedUploads';
import type { Services } from './createServices';

const INTERVAL_MS = 24 * 60 * 60 * 1000;

/**
 * Removes obsolete data when the site starts and once a day: uploaded files without a photo, and entries of contests that
 * closed long ago (DASH-6). A running cleanup ends before the site does.
 */
export function scheduleDailyCleanup(app: FastifyInstance, { database, settings, contests }: Services): void {
  let runningCleanup = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function runTask(remove: () => Promise<void>, failure: string): Promise<void> {
    await remove().catch((error: unknown) => app.log.error({ err: error }, failure));
  }

  async function cleanUp(): Promise<void> {
    await runTask(() => removeOrphanedUploads(database, settings.dataDir), 'uploads could not be swept');
    await runTask(() => contests.removeOldEntries(), 'old contest entries could not be removed');
  }

  function start(): void {
    runningCleanup = cleanUp();
  }

  app.addHook('onReady', async () => {
    start();
    timer = setInterval(start, INTERVAL_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await runningCleanup;
  });
}
