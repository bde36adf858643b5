import type { Services } from '../services/Services';
import type { MemberGuard } from './createMemberGuard';
import type { SavedBook } from './createSavedBook';
import { createStoredMap, type SavedMap, type SavedWrite } from './createStoredMap';
import type { SavedGroup } from './SavedGroup';
import type { WishRunner } from './createWishRunner';

export interface MapSource {
  /** Brings the map: from storage where that is current, else from the server. One at a time; never rejects. */
  bring(): Promise<void>;
  /** Resolves when no map is on its way. */
  whenQuiet(): Promise<void>;
  /** Drops a stored map that the server has outrun, without loading anything. */
  dropIfStale(): void;
  /** Keeps a write of this tab. Gives the map as other tabs' writes have made it, if they did. */
  keep(change: SavedWrite, own: { before: SavedMap; after: SavedMap }): Promise<SavedMap | undefined>;
  /** Another member: what is on its way is of no consequence here. */
  forget(): void;
}

interface MapSourceSettings {
  services: Pick<Services, 'storage' | 'report'>;
  group: SavedGroup;
  book: SavedBook;
  guard: MemberGuard;
  writes: Pick<WishRunner, 'whenQuiet' | 'activity'>;
  /** The group's time as the server last told it. */
  serverTime(): string | undefined;
}

export function createMapSource({
  services,
  group,
  book,
  guard,
  writes,
  serverTime,
}: MapSourceSettings): MapSource {
  const stored = createStoredMap(services.storage, group.name);
  let bringing: Promise<void> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** Reads and writes of the stored map, one after the other and only for the present member. */
  function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    const isSameMember = guard.watch();
    const done = queue.then(() => (isSameMember() ? work() : undefined));
    queue = done;
    return done;
  }

  async function findMap(): Promise<void> {
    const isSameMember = guard.watch();
    const before = writes.activity();
    const kept = await inTurn(() => stored.read(serverTime()));
    if (!isSameMember()) return;
    if (kept && before === writes.activity()) return book.setMap(kept);
    const map = await loadMap();
    if (!isSameMember()) return;
    // After a failure what is already shown as saved stays so; kept is an empty map without a time, so that the
    // next page asks again (SAVE-7).
    book.setMap(map ?? { ...book.map(), time: undefined });
    await inTurn(() => stored.write(map ?? { ids: new Map(), values: new Map(), time: undefined }));
  }

  async function loadMap(): Promise<SavedMap | undefined> {
    for (;;) {
      await writes.whenQuiet();
      const before = writes.activity();
      try {
        const { results: ids, values: told, server_time: time } = await group.api.ids();
        // A write at the same time may or may not be in the answer: ask again.
        if (before !== writes.activity()) continue;
        // Where the answer says no values, those known from this page's own writes are better than none.
        const known = [...book.map().values].filter(([objectId]) => ids.has(objectId));
        return { ids, values: new Map([...known, ...told]), time: time ?? undefined };
      } catch (error) {
        services.report?.(error, `loading the ids of ${group.name}`);
        return undefined;
      }
    }
  }

  return {
    bring() {
      if (!bringing) {
        const own = findMap().finally(() => {
          if (bringing === own) bringing = undefined;
        });
        bringing = own;
      }
      return bringing;
    },
    whenQuiet: async () => bringing,
    dropIfStale: () => void inTurn(() => stored.dropIfStale(serverTime())),
    keep: (change, own) => inTurn(() => stored.merge(change, own)),
    forget() {
      bringing = undefined;
    },
  };
}
