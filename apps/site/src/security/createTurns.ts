export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most `places` pieces of work run at once; the others wait in line. */
export function createTurns(places: number): InTurn {
  const waiting: (() => void)[] = [];
  let busy = 0;

  /** Hands the place to the next in line, or frees it. */
  function leavePlace(): void {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }

  return async (work) => {
    if (busy < places) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };
}
