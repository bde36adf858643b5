import type { WriteTimes } from './SavedGroup';

/** True where the server's time is later than ours, or where one of them cannot be read: then ours proves nothing. */
export function isNewer(serverTime: string, ownTime: string): boolean {
  const [server, own] = [Date.parse(serverTime), Date.parse(ownTime)];
  if (Number.isNaN(server) || Number.isNaN(own)) return true;
  // Backends may count microseconds, which Date.parse drops.
  return server === own ? serverTime > ownTime && serverTime.length === ownTime.length : server > own;
}

/**
 * The update time of a map after a write of ours. It moves only where nothing can have happened in between that the
 * map lacks (SAVE-6): with the server's word where it gives one, else on a create alone. A map without a time stays
 * without: it is not known to be whole.
 */
export function moveTime(
  ownTime: string | undefined,
  { times, dateCreated }: { times: WriteTimes; dateCreated?: string | null },
): string | undefined {
  if (ownTime === undefined) return undefined;
  if (times.before !== null && times.after !== null) return times.before === ownTime ? times.after : ownTime;
  return dateCreated && isNewer(dateCreated, ownTime) ? dateCreated : ownTime;
}
