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
export function createRenderQueue({
  concurrency,
  maxQueued,
}: {
  concurrency: number;
  maxQueued: number;
}): RenderQueue {
  const runningByKey = new Map<string, Promise<unknown>>();
  const queue: (() => void)[] = [];
  let active = 0;

  async function acquireSlot(): Promise<void> {
    if (active < concurrency) {
      active += 1;
      return;
    }
    if (queue.length >= maxQueued) throw new QueueFullError('Too many pictures are waiting to be rendered.');
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Passes the slot on to the next in the queue, or frees it. */
  function releaseSlot(): void {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  }

  async function runQueued<T>(render: () => Promise<T>): Promise<T> {
    await acquireSlot();
    try {
      return await render();
    } finally {
      releaseSlot();
    }
  }

  return {
    run<T>(key: string, render: () => Promise<T>): Promise<T> {
      const running = runningByKey.get(key);
      if (running) return running as Promise<T>;
      const rendering = runQueued(render).finally(() => runningByKey.delete(key));
      runningByKey.set(key, rendering);
      return rendering;
    },
  };
}
