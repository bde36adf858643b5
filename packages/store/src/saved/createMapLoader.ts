import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import type { MemberGuard } from './createMemberGuard';
import type { OptimisticStore } from './createOptimisticStore';
import { createStoredMap, type SavedMap, type SavedWrite } from './createStoredMap';
import type { SavedGroup } from './SavedGroup';
import type { MutationQueue } from './createMutationQueue';

export interface MapLoader {
  /** Loads the map: from storage where that is current, else from the server. One request at a time; never rejects. */
  load(): Promise<void>;
  /** Resolves when no map is pending. */
  whenIdle(): Promise<void>;
  /** Drops a stored map that is older than the server's, without loading anything. */
  dropIfStale(): void;
  /** Stores a write of this tab. Returns the map as changed by other tabs' writes, if there were any. */
  storeWrite(change: SavedWrite, own: { before: SavedMap; after: SavedMap }): Promise<SavedMap | undefined>;
  /** Another member: pending responses are ignored. */
  reset(): void;
}

interface MapLoaderOptions {
  services: Pick<Services, 'storage'>;
  group: SavedGroup;
  optimisticStore: OptimisticStore;
  guard: MemberGuard;
  mutationQueue: Pick<MutationQueue, 'whenIdle' | 'activityCount'>;
  /** The group's time in the server's latest response. */
  serverTime(): string | undefined;
  report: Session['reportUnlessEnded'];
}

export function createMapLoader({
  services,
  group,
  optimisticStore,
  guard,
  mutationQueue,
  serverTime,
  report,
}: MapLoaderOptions): MapLoader {
  const stored = createStoredMap(services.storage, group.name);
  let loading: Promise<void> | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** Reads and writes of the stored map run one after the other and only for the current member. */
  function enqueue<T>(task: () => Promise<T>): Promise<T | undefined> {
    const isSameMember = guard.createCheck();
    const done = queue.then(() => (isSameMember() ? task() : undefined));
    queue = done;
    return done;
  }

  async function readOrFetchMap(): Promise<void> {
    const isSameMember = guard.createCheck();
    const before = mutationQueue.activityCount();
    const storedMap = await enqueue(() => stored.read(serverTime()));
    if (!isSameMember()) return;
    if (storedMap && before === mutationQueue.activityCount()) return optimisticStore.setMap(storedMap);
    const map = await fetchMap();
    if (!isSameMember()) return;
    // After a failure what is already shown as saved stays so; an empty map without a time is stored, so that the next
    // page requests it again (SAVE-7).
    optimisticStore.setMap(map ?? { ...optimisticStore.getMap(), updatedAt: undefined });
    await enqueue(() => stored.write(map ?? { ids: new Map(), values: new Map(), updatedAt: undefined }));
  }

  async function fetchMap(): Promise<SavedMap | undefined> {
    for (;;) {
      await mutationQueue.whenIdle();
      const before = mutationQueue.activityCount();
      try {
        const { results: ids, values: receivedValues, server_time: time } = await group.api.ids();
        // A write at the same time may or may not be in the response: request it again.
        if (before !== mutationQueue.activityCount()) continue;
        // Where the response has no values, those from this page's own writes are better than none.
        const knownValues = [...optimisticStore.getMap().values].filter(([objectId]) => ids.has(objectId));
        return { ids, values: new Map([...knownValues, ...receivedValues]), updatedAt: time ?? undefined };
      } catch (error) {
        await report(error, `loading the ids of ${group.name}`);
        return undefined;
      }
    }
  }

  return {
    load() {
      if (!loading) {
        const request = readOrFetchMap().finally(() => {
          if (loading === request) loading = undefined;
        });
        loading = request;
      }
      return loading;
    },
    whenIdle: async () => loading,
    dropIfStale: () => void enqueue(() => stored.dropIfStale(serverTime())),
    storeWrite: (change, own) => enqueue(() => stored.merge(change, own)),
    reset() {
      loading = undefined;
    },
  };
}
