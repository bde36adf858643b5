import type { FastifyInstance } from 'fastify';
import type { Services } from './createServices';

/** How soon a change made by another process, such as an import, is told. */
const INTERVAL_MS = 10_000;

/**
 * Tells webhooks of changed content: at once after a request of the content API, and regularly for all other writers. What is
 * being sent when the site stops is finished, within its time limit.
 */
export function scheduleWebhooks(app: FastifyInstance, { webhookSender }: Services): void {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function send(): void {
    running ??= webhookSender
      .sendDue()
      .catch((error: unknown) => app.log.error({ err: error }, 'webhooks could not be sent'))
      .finally(() => (running = undefined));
  }

  app.addHook('onReady', async () => {
    timer = setInterval(send, INTERVAL_MS).unref();
  });
  app.addHook('onResponse', async ({ contentToken, method }) => {
    if (contentToken && method !== 'GET') send();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}
