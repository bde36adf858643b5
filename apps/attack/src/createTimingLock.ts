export interface TimingLock {
  /** Runs work that may run in parallel with other work. */
  beside<T>(work: () => Promise<T>): Promise<T>;
  /** Runs work that measures time: waits until nothing else runs, and blocks everything else meanwhile. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** Allows several sites to be attacked in parallel, except while one measures time. */
export function createTimingLock(): TimingLock {
  let last: Promise<unknown> = Promise.resolve();
  const beside = new Set<Promise<unknown>>();
  return {
    beside(work) {
      const done = last.then(work);
      const settled = done.catch(() => undefined).finally(() => beside.delete(settled));
      beside.add(settled);
      return done;
    },
    alone(work) {
      const done = Promise.all([last, ...beside]).then(work);
      last = done.catch(() => undefined);
      return done;
    },
  };
}
