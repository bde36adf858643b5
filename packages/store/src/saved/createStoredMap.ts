import type { KeyValueStorage } from '../storage/KeyValueStorage';
import type { WriteTimes } from './SavedGroup';
import { isNewerTime, advanceTime } from './serverTime';

/** Object id → saved id, and the server's time up to which it is complete; without a time it may be incomplete. */
export interface SavedMap {
  ids: ReadonlyMap<number, number>;
  /** Object id → value, where there is one. */
  values: ReadonlyMap<number, number>;
  updatedAt: string | undefined;
}

/** One confirmed write; `savedId` is null if the object was removed. */
export interface SavedWrite {
  objectId: number;
  savedId: number | null;
  value?: number | undefined;
  times: WriteTimes;
  dateCreated?: string | null;
}

/** The map of one group in the visitor's storage (SAVE-5 to SAVE-7). No function rejects. */
export interface StoredMap {
  /** Drops the map where the server has changed since, or may have. Returns the time of one that stays. */
  dropIfStale(serverTime: string | undefined): Promise<string | undefined>;
  /** The stored map, if the server has not changed since; else it is dropped. */
  read(serverTime: string | undefined): Promise<SavedMap | undefined>;
  write(map: SavedMap): Promise<void>;
  /**
   * Stores one write of this tab, on top of what other tabs stored meanwhile. Returns the stored map where it differs
   * from `own` with the write.
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
    // A map without a time is never trusted, and hardly ever is there one: nothing is written unnecessarily.
    if (time === undefined) return undefined;
    if (serverTime !== undefined && !isNewerTime(serverTime, time)) return time;
    await drop();
    return undefined;
  }

  async function write({ ids, values, updatedAt }: SavedMap): Promise<void> {
    const entries = [...ids].map(([objectId, savedId]) => {
      const value = values.get(objectId);
      return [objectId, value === undefined ? savedId : [savedId, value]];
    });
    // If the page ends in between, the older time makes the next page request the map. A time never outlives its map.
    const isStored = await storage.write(idsKey, Object.fromEntries(entries));
    if (!isStored) await drop();
    else if (updatedAt === undefined) await storage.remove(timeKey);
    else await storage.write(timeKey, updatedAt);
  }

  return {
    dropIfStale,
    async read(serverTime) {
      const updatedAt = await dropIfStale(serverTime);
      if (updatedAt === undefined) return undefined;
      const parsedEntries = parseEntries(await storage.read(idsKey));
      if (parsedEntries) return { ...parsedEntries, updatedAt };
      await drop();
      return undefined;
    },
    write,
    async merge(change, { before, after }) {
      const time = await readTime();
      // No other tab wrote: the common case, which need not read ten thousand entries.
      if (time === before.updatedAt || time === undefined) {
        await write(after);
        return undefined;
      }
      const stored = parseEntries(await storage.read(idsKey));
      const merged = {
        ...applyWrite(stored ?? after, change),
        updatedAt: stored && advanceTime(time, change),
      };
      await write(merged);
      return stored && merged;
    },
  };
}

type MapEntries = Omit<SavedMap, 'updatedAt'>;

/** Returns the map with one write applied. */
export function applyWrite(before: MapEntries, { objectId, savedId, value }: SavedWrite): MapEntries {
  const ids = new Map(before.ids);
  const values = new Map(before.values);
  ids.delete(objectId);
  values.delete(objectId);
  if (savedId !== null) ids.set(objectId, savedId);
  if (value !== undefined) values.set(objectId, value);
  return { ids, values };
}

/** Stored entries, or undefined if anything differs from what we write: half a map would hide the rest. */
function parseEntries(found: unknown): MapEntries | undefined {
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
