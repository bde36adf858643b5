import { apiFault, isRefusal } from '../services/apiFault';
import type { Services } from '../services/Services';
import { wordsFor } from '../words';
import type { MemberGuard } from './createMemberGuard';
import type { SavedBook } from './createSavedBook';
import type { SavedWrite } from './createStoredMap';
import type { SavedGroup, WriteTimes } from './SavedGroup';
import type { SavedWish } from './SavedStore';

export interface WishRunner {
  /** Carries out the latest wish for an object, one request at a time, until server and visitor agree (SAVE-4). */
  settle(objectId: number): Promise<void>;
  /** Resolves when no write is on its way. */
  whenQuiet(): Promise<unknown>;
  /** Grows with every write that starts or ends. */
  activity(): number;
  /** Another member: what is on its way is of no consequence here. */
  forget(): void;
}

interface WishRunnerSettings {
  services: Pick<Services, 'announce' | 'report' | 'site'>;
  group: SavedGroup;
  book: SavedBook;
  guard: MemberGuard;
  /** Sees that the map is there: without it nobody knows whether to save or to remove. */
  whenLoaded(): Promise<unknown>;
  onConfirmed(change: SavedWrite): void;
  /** The server says that the visitor may not; `wish` is what they still want of the object. */
  onRefused(objectId: number, wish: SavedWish | undefined): void;
}

const noTimes: WriteTimes = { before: null, after: null };

export function createWishRunner(settings: WishRunnerSettings): WishRunner {
  const { services, group, book, guard, whenLoaded, onConfirmed, onRefused } = settings;
  const words = wordsFor(services.site.languages);
  const settling = new Set<number>();
  const sending = new Set<Promise<void>>();
  let activity = 0;

  async function settle(objectId: number): Promise<void> {
    if (settling.has(objectId)) return;
    const isSameMember = guard.watch();
    settling.add(objectId);
    book.setBusy(objectId, true);
    await whenLoaded();
    while (isSameMember()) {
      const wish = book.openWish(objectId);
      if (wish === undefined) break;
      await send(objectId, wish);
    }
    if (!isSameMember()) return;
    book.setWish(objectId, undefined);
    settling.delete(objectId);
    book.setBusy(objectId, false);
  }

  function send(objectId: number, wish: SavedWish): Promise<void> {
    activity += 1;
    const work: Promise<void> = carryOut(objectId, wish).finally(() => {
      sending.delete(work);
      activity += 1;
    });
    sending.add(work);
    return work;
  }

  async function carryOut(objectId: number, wish: SavedWish): Promise<void> {
    const isSameMember = guard.watch();
    try {
      const change = await write(objectId, wish);
      if (!isSameMember()) return;
      onConfirmed({ objectId, ...change });
      const isGone = wish !== false && change.savedId === null;
      if (isGone && book.openWish(objectId) === wish) giveUp(objectId, wish);
    } catch (error) {
      services.report?.(error, `${wish === false ? 'removing' : 'saving'} ${objectId} of ${group.name}`);
      if (!isSameMember()) return;
      // A wish that was taken back meanwhile needs no excuse.
      const isStillWished = book.openWish(objectId) === wish;
      if (isStillWished) giveUp(objectId, wish);
      if (isRefusal(error)) onRefused(objectId, isStillWished ? wish : undefined);
    }
  }

  function giveUp(objectId: number, wish: SavedWish): void {
    book.setWish(objectId, undefined);
    services.announce(wish === false ? words.notRemoved : words.notSaved);
  }

  /** The one request that brings the server nearer to the wish. */
  async function write(objectId: number, wish: SavedWish): Promise<Omit<SavedWrite, 'objectId'>> {
    const savedId = book.map().ids.get(objectId);
    const value = typeof wish === 'number' ? wish : undefined;
    const change = savedId === undefined ? undefined : changeOf(savedId, wish);
    if (savedId !== undefined && change) {
      try {
        return { savedId: wish === false ? null : savedId, value, times: (await change).times };
      } catch (error) {
        // Another device has removed it.
        if (apiFault(error).status === 404) return { savedId: null, times: noTimes };
        throw error;
      }
    }
    // Where values have a call of their own, they come after the saving.
    const given = group.update ? undefined : value;
    const { id, date_created, times } = await group.api.create(objectId, given);
    return { savedId: id, value: given, dateCreated: date_created, times };
  }

  /** The call that changes what is saved; none where saving again does. */
  function changeOf(savedId: number, wish: SavedWish): Promise<{ times: WriteTimes }> | undefined {
    if (wish === false) return group.api.remove(savedId);
    return typeof wish === 'number' ? group.update?.(savedId, wish) : undefined;
  }

  return {
    settle,
    whenQuiet: () => Promise.all(sending),
    activity: () => activity,
    forget: () => settling.clear(),
  };
}
