import { ServerBusy } from '../api/apiProblem';

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `places` pieces of work run at once; the others wait in line. A line of `maxWaiting` is full: whoever
 * comes then is turned away with ServerBusy, before it has cost anything.
 */
export function createTurns({ places, maxWaiting }: { places: number; maxWaiting: number }): InTurn {
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
    else if (waiting.length >= maxWaiting) throw new ServerBusy();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      leavePlace();
    }
  };
}
