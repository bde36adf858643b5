import { createConcurrencyLimit } from '../../platform/concurrency/createConcurrencyLimit';

/** Too many images are waiting to be rendered. */
export class QueueFullError extends Error {}

export interface RenderQueue {
  /**
   * Runs `render` when a slot is free; a call with a `key` that is already pending gets that one's result.
   * @throws {QueueFullError}
   */
  run<T>(key: string, render: () => Promise<T>): Promise<T>;
}

/**
 * Limits the load of rendering: how many run at once, how many wait, and one per variant. A key must always be used for the
 * same type of result.
 */
export function createRenderQueue(options: { concurrency: number; maxQueued: number }): RenderQueue {
  const runningByKey = new Map<string, Promise<unknown>>();
  const limitConcurrency = createConcurrencyLimit({
    ...options,
    createError: () => new QueueFullError('Too many pictures are waiting to be rendered.'),
  });

  return {
    run<T>(key: string, render: () => Promise<T>): Promise<T> {
      const running = runningByKey.get(key);
      if (running) return running as Promise<T>;
      const started = limitConcurrency(render).finally(() => runningByKey.delete(key));
      runningByKey.set(key, started);
      return started;
    },
  };
}
