import { isAccessDenied, isGone } from '../services/asApiError';
import type { Services } from '../services/Services';
import { messagesFor } from '../messages';
import type { MemberGuard } from './createMemberGuard';
import type { OptimisticStore } from './createOptimisticStore';
import type { SavedWrite } from './createStoredMap';
import type { SavedGroup, WriteTimes } from './SavedGroup';
import type { SavedValue } from './SavedStore';

export interface MutationQueue {
  /** Sends the latest value of an object, one request at a time, until server and visitor agree (SAVE-4). */
  settle(objectId: number): Promise<void>;
  /** Resolves when no write is pending. */
  whenIdle(): Promise<unknown>;
  /** Increases with every write that starts or ends. */
  activityCount(): number;
  /** Another member: pending responses are ignored. */
  reset(): void;
}

interface MutationQueueOptions {
  services: Pick<Services, 'announce' | 'report' | 'site'>;
  group: SavedGroup;
  optimisticStore: OptimisticStore;
  guard: MemberGuard;
  /** Resolves when the map is loaded: without it, saving and removing cannot be told apart. */
  whenLoaded(): Promise<unknown>;
  onConfirmed(change: SavedWrite): void;
  /** The server denies the write; `pendingValue` is what the visitor still requests for the object. */
  onAccessDenied(objectId: number, pendingValue: SavedValue | undefined): void;
}

const noTimes: WriteTimes = { before: null, after: null };

export function createMutationQueue(options: MutationQueueOptions): MutationQueue {
  const { services, group, optimisticStore, guard, whenLoaded, onConfirmed, onAccessDenied } = options;
  const messages = messagesFor(services.site.languages);
  const settling = new Set<number>();
  const sending = new Set<Promise<void>>();
  let activity = 0;

  async function settle(objectId: number): Promise<void> {
    if (settling.has(objectId)) return;
    const isSameMember = guard.createCheck();
    settling.add(objectId);
    optimisticStore.setBusy(objectId, true);
    await whenLoaded();
    while (isSameMember()) {
      const pendingValue = optimisticStore.pendingMutation(objectId);
      if (pendingValue === undefined) break;
      await send(objectId, pendingValue);
    }
    if (!isSameMember()) return;
    optimisticStore.setPending(objectId, undefined);
    settling.delete(objectId);
    optimisticStore.setBusy(objectId, false);
  }

  function send(objectId: number, pendingValue: SavedValue): Promise<void> {
    activity += 1;
    const mutation: Promise<void> = performMutation(objectId, pendingValue).finally(() => {
      sending.delete(mutation);
      activity += 1;
    });
    sending.add(mutation);
    return mutation;
  }

  async function performMutation(objectId: number, pendingValue: SavedValue): Promise<void> {
    const isSameMember = guard.createCheck();
    try {
      const change = await sendWrite(objectId, pendingValue);
      if (!isSameMember()) return;
      onConfirmed({ objectId, ...change });
      const isGone = pendingValue !== false && change.savedId === null;
      if (isGone && optimisticStore.pendingMutation(objectId) === pendingValue)
        rollBack(objectId, pendingValue);
    } catch (error) {
      services.report?.(
        error,
        `${pendingValue === false ? 'removing' : 'saving'} ${objectId} of ${group.name}`,
      );
      if (!isSameMember()) return;
      // A value that the visitor has reverted meanwhile needs no message.
      const isStillPending = optimisticStore.pendingMutation(objectId) === pendingValue;
      if (isStillPending) rollBack(objectId, pendingValue);
      if (isAccessDenied(error)) onAccessDenied(objectId, isStillPending ? pendingValue : undefined);
    }
  }

  function rollBack(objectId: number, pendingValue: SavedValue): void {
    optimisticStore.setPending(objectId, undefined);
    services.announce(pendingValue === false ? messages.notRemoved : messages.notSaved);
  }

  /** Sends the one request that brings the server closer to the pending value. */
  async function sendWrite(
    objectId: number,
    pendingValue: SavedValue,
  ): Promise<Omit<SavedWrite, 'objectId'>> {
    const savedId = optimisticStore.getMap().ids.get(objectId);
    const value = typeof pendingValue === 'number' ? pendingValue : undefined;
    const change = savedId === undefined ? undefined : requestChange(savedId, pendingValue);
    if (savedId !== undefined && change) {
      try {
        return { savedId: pendingValue === false ? null : savedId, value, times: (await change).times };
      } catch (error) {
        // Another device has removed it.
        if (isGone(error)) return { savedId: null, times: noTimes };
        throw error;
      }
    }
    // Groups with a request of their own for values set them after saving.
    const initialValue = group.update ? undefined : value;
    const { id, date_created, times } = await group.api.create(objectId, initialValue);
    return { savedId: id, value: initialValue, dateCreated: date_created, times };
  }

  /** The request that changes a saved object; none where saving again does. */
  function requestChange(
    savedId: number,
    pendingValue: SavedValue,
  ): Promise<{ times: WriteTimes }> | undefined {
    if (pendingValue === false) return group.api.remove(savedId);
    return typeof pendingValue === 'number' ? group.update?.(savedId, pendingValue) : undefined;
  }

  return {
    settle,
    whenIdle: () => Promise.all(sending),
    activityCount: () => activity,
    reset: () => settling.clear(),
  };
}
