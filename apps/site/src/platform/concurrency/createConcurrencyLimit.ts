import { ServerBusyError } from '../api/HttpError';

export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>;

export interface ConcurrencyLimitOptions {
  concurrency: number;
  maxQueued: number;
  createError?: () => Error;
}

/**
 * Runs at most `concurrency` tasks at once; others are queued. Once `maxQueued` are waiting, further tasks are rejected
 * before they have cost anything: with `createError()`, or else with `ServerBusyError`.
 */
export function createConcurrencyLimit({
  concurrency,
  maxQueued,
  createError = () => new ServerBusyError(),
}: ConcurrencyLimitOptions): ConcurrencyLimit {
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
    else if (queue.length >= maxQueued) throw createError();
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      releaseSlot();
    }
  };
}
