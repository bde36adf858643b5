export interface Quiet {
  /** Work that may go on beside other work. */
  beside<T>(work: () => Promise<T>): Promise<T>;
  /** Work that measures time: it waits until nothing else goes on, and all else waits for it. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** Lets several sites be attacked at once, but for what would measure the other attack. */
export function createQuiet(): Quiet {
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
