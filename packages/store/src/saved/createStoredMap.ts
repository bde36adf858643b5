import type { KeyValueStorage } from '../storage/KeyValueStorage';
import type { WriteTimes } from './SavedGroup';
import { isNewer, moveTime } from './serverTime';

/** Object id → saved id, and the server's time up to which it is whole; without a time it is not known to be. */
export interface SavedMap {
  ids: ReadonlyMap<number, number>;
  /** Object id → value, where there is one. */
  values: ReadonlyMap<number, number>;
  time: string | undefined;
}

/** One confirmed write; `savedId` is null where the object was removed. */
export interface SavedWrite {
  objectId: number;
  savedId: number | null;
  value?: number | undefined;
  times: WriteTimes;
  dateCreated?: string | null;
}

/** The map of one group in the visitor's storage (SAVE-5 to SAVE-7). No function rejects. */
export interface StoredMap {
  /** Drops the map where the server has changed since, or where it cannot be told. Gives the time of one that stays. */
  dropIfStale(serverTime: string | undefined): Promise<string | undefined>;
  /** The map that was kept, if the server has not changed since; else it is dropped. */
  read(serverTime: string | undefined): Promise<SavedMap | undefined>;
  write(map: SavedMap): Promise<void>;
  /**
   * Keeps one write of this tab, on top of what other tabs kept meanwhile. Gives the map as it is now kept, where
   * that is another than `own` with the write.
   */
  merge(write: SavedWrite, own: { before: SavedMap; after: SavedMap }): Promise<SavedMap | undefined>;
}

export function createStoredMap(storage: KeyValueStorage, groupName: string): StoredMap {
  const idsKey = `${groupName}/ids`;
  const timeKey = `${groupName}/updateTime`;
  const readTime = async () => {
    const time = await storage.read(timeKey);
    return typeof time === 'string' ? time : undefined;
  };

  async function drop(): Promise<void> {
    await storage.remove(timeKey);
    await storage.remove(idsKey);
  }

  async function dropIfStale(serverTime: string | undefined): Promise<string | undefined> {
    const time = await readTime();
    // A map without a time is never believed, and next to always there is none: nothing is written for nothing.
    if (time === undefined) return undefined;
    if (serverTime !== undefined && !isNewer(serverTime, time)) return time;
    await drop();
    return undefined;
  }

  async function write({ ids, values, time }: SavedMap): Promise<void> {
    const entries = [...ids].map(([objectId, savedId]) => {
      const value = values.get(objectId);
      return [objectId, value === undefined ? savedId : [savedId, value]];
    });
    // Should the page die in between, the older time makes the next page ask. A time never outlives its map.
    const isKept = await storage.write(idsKey, Object.fromEntries(entries));
    if (!isKept) await drop();
    else if (time === undefined) await storage.remove(timeKey);
    else await storage.write(timeKey, time);
  }

  return {
    dropIfStale,
    async read(serverTime) {
      const time = await dropIfStale(serverTime);
      if (time === undefined) return undefined;
      const kept = parseEntries(await storage.read(idsKey));
      if (kept) return { ...kept, time };
      await drop();
      return undefined;
    },
    write,
    async merge(change, { before, after }) {
      const time = await readTime();
      // Nobody else wrote: the common case, and the one that need not read ten thousand entries.
      if (time === before.time || time === undefined) {
        await write(after);
        return undefined;
      }
      const stored = parseEntries(await storage.read(idsKey));
      const merged = { ...applyWrite(stored ?? after, change), time: stored && moveTime(time, change) };
      await write(merged);
      return stored && merged;
    },
  };
}

type Entries = Omit<SavedMap, 'time'>;

/** The map with one write done. */
export function applyWrite(before: Entries, { objectId, savedId, value }: SavedWrite): Entries {
  const ids = new Map(before.ids);
  const values = new Map(before.values);
  ids.delete(objectId);
  values.delete(objectId);
  if (savedId !== null) ids.set(objectId, savedId);
  if (value !== undefined) values.set(objectId, value);
  return { ids, values };
}

/** Stored entries, or undefined where anything about them is not as we write it: half a map would hide the rest. */
function parseEntries(found: unknown): Entries | undefined {
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined;
  const ids = new Map<number, number>();
  const values = new Map<number, number>();
  for (const [key, entry] of Object.entries(found)) {
    const objectId = Number(key);
    const [savedId, value]: unknown[] = Array.isArray(entry) ? entry : [entry];
    if (!isId(objectId) || !isId(savedId)) return undefined;
    ids.set(objectId, savedId);
    if (typeof value === 'number') values.set(objectId, value);
  }
  return { ids, values };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
