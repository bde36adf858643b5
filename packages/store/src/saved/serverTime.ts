import type { WriteTimes } from './SavedGroup';

/** Whether the server's time is later than ours, or one of them is invalid: then ours proves nothing. */
export function isNewerTime(serverTime: string, ownTime: string): boolean {
  const [serverMs, ownMs] = [Date.parse(serverTime), Date.parse(ownTime)];
  if (Number.isNaN(serverMs) || Number.isNaN(ownMs)) return true;
  // Backends may send microseconds, which Date.parse drops.
  return serverMs === ownMs ? serverTime > ownTime && serverTime.length === ownTime.length : serverMs > ownMs;
}

/**
 * The update time of a map after a write of ours. It advances only where nothing can have happened in between that the
 * map lacks (SAVE-6): by the server's times if it returns them, else on a create only. A map without a time stays
 * without: it may be incomplete.
 */
export function advanceTime(
  ownTime: string | undefined,
  { times, dateCreated }: { times: WriteTimes; dateCreated?: string | null },
): string | undefined {
  if (ownTime === undefined) return undefined;
  if (times.before !== null && times.after !== null) return times.before === ownTime ? times.after : ownTime;
  return dateCreated && isNewerTime(dateCreated, ownTime) ? dateCreated : ownTime;
}
