/** Too many pictures wait to be rendered already. */
export class QueueFull extends Error {}

export interface RenderQueue {
  /**
   * Runs `work` when one of the places is free; a caller who names a `key` that is under way gets that one's result.
   * @throws QueueFull
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/**
 * Keeps rendering from taking over the machine: so many at once, so many waiting, one for each variant. A key is
 * always used for the same kind of result.
 */
export function createRenderQueue({
  places,
  maxWaiting,
}: {
  places: number;
  maxWaiting: number;
}): RenderQueue {
  const underWay = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let busy = 0;

  async function takePlace(): Promise<void> {
    if (busy < places) {
      busy += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new QueueFull('Too many pictures are waiting to be rendered.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  /** Hands the place to the next in line, or frees it. */
  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  async function runInTurn<T>(work: () => Promise<T>): Promise<T> {
    await takePlace();
    try {
      return await work();
    } finally {
      leavePlace();
    }
  }

  return {
    run<T>(key: string, work: () => Promise<T>): Promise<T> {
      const present = underWay.get(key);
      if (present) return present as Promise<T>;
      const started = runInTurn(work).finally(() => underWay.delete(key));
      underWay.set(key, started);
      return started;
    },
  };
}
