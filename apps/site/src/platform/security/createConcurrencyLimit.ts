import { ServerBusyError } from '../api/HttpError';

export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `concurrency` tasks at once; others are queued. Once `maxQueued` are waiting, further tasks are rejected with
 * `ServerBusyError` before they have cost anything.
 */
export function createConcurrencyLimit({
  concurrency,
  maxQueued,
}: {
  concurrency: number;
  maxQueued: number;
}): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let active = 0;

  /** Passes the slot on to the next in the queue, or frees it. */
  function releaseSlot(): void {
    const next = queue.shift();
    if (next) next();
    else active -= 1;
  }

  return async (task) => {
    if (active < concurrency) active += 1;
    else if (queue.length >= maxQueued) throw new ServerBusyError();
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      releaseSlot();
    }
  };
}
