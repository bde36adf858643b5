import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services/createServices';
import { sweepUploads } from './sweepUploads';

const PAUSE_MS = 24 * 60 * 60 * 1000;

/** Sweeps when the site starts and once a day, and lets a sweep end before the site does. */
export function keepUploadsSwept(app: FastifyInstance, { database, settings }: Services): void {
  let underWay = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  function sweep(): void {
    underWay = sweepUploads(database, settings.dataDir).catch((error: unknown) =>
      app.log.error({ err: error }, 'uploads could not be swept'),
    );
  }

  app.addHook('onReady', async () => {
    sweep();
    timer = setInterval(sweep, PAUSE_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await underWay;
  });
}
