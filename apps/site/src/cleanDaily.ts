import type { FastifyInstance } from 'fastify';
import { sweepUploads } from './content/photos/upload/sweepUploads';
import type { Services } from './createServices';

const PAUSE_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what nobody needs any more, when the site starts and once a day: files that no photo tells of, and entries of
 * contests that are long over (DASH-6). Lets what is under way end before the site does.
 */
export function cleanDaily(app: FastifyInstance, { database, settings, contests }: Services): void {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function attempt(remove: () => Promise<void>, failure: string): Promise<void> {
    await remove().catch((error: unknown) => app.log.error({ err: error }, failure));
  }

  async function clean(): Promise<void> {
    await attempt(() => sweepUploads(database, settings.dataDir), 'uploads could not be swept');
    await attempt(() => contests.removeOldEntries(), 'old contest entries could not be removed');
  }

  function start(): void {
    underWay = clean();
  }

  app.addHook('onReady', async () => {
    start();
    timer = setInterval(start, PAUSE_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await underWay;
  });
}
