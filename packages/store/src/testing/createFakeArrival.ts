import type { Arrival } from '../services/Services';

/** The mark of a log-in by a plain page, until it is cleared. */
export function createFakeArrival(): Arrival {
  let isThere = true;
  return { isThere: () => isThere, clear: () => void (isThere = false) };
}
