import { apiFault, isRefusal } from '../services/apiFault';
import type { Services } from '../services/Services';
import { wordsFor } from '../words';
import type { MemberGuard } from './createMemberGuard';
import type { SavedBook } from './createSavedBook';
import type { SavedWrite } from './createStoredMap';
import type { SavedGroup, WriteTimes } from './SavedGroup';

export interface SavedObject {
  objectId: number;
  ratingValue?: number | undefined;
}

export interface WishRunner {
  /** Carries out the latest wish for an object, one request at a time, until server and visitor agree (SAVE-4). */
  settle(object: SavedObject): Promise<void>;
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
  /** The server says that the visitor may not; `wish` is what they still want. */
  onRefused(wish: SavedObject | undefined): void;
}

const noTimes: WriteTimes = { before: null, after: null };

export function createWishRunner(settings: WishRunnerSettings): WishRunner {
  const { services, group, book, guard, whenLoaded, onConfirmed, onRefused } = settings;
  const words = wordsFor(services.site.languages);
  const settling = new Set<number>();
  const sending = new Set<Promise<void>>();
  let activity = 0;

  async function settle(object: SavedObject): Promise<void> {
    const { objectId } = object;
    if (settling.has(objectId)) return;
    const isSameMember = guard.watch();
    settling.add(objectId);
    book.setBusy(objectId, true);
    await whenLoaded();
    while (isSameMember()) {
      const wish = book.wishOf(objectId);
      const savedId = book.map().ids.get(objectId);
      if (wish === undefined || wish === (savedId !== undefined)) break;
      await send(object, savedId);
    }
    if (!isSameMember()) return;
    book.setWish(objectId, undefined);
    settling.delete(objectId);
    book.setBusy(objectId, false);
  }

  function send(object: SavedObject, savedId: number | undefined): Promise<void> {
    activity += 1;
    const work: Promise<void> = carryOut(object, savedId).finally(() => {
      sending.delete(work);
      activity += 1;
    });
    sending.add(work);
    return work;
  }

  async function carryOut(object: SavedObject, savedId: number | undefined): Promise<void> {
    const isSameMember = guard.watch();
    try {
      const change = savedId === undefined ? await create(object) : await remove(object, savedId);
      if (isSameMember()) onConfirmed(change);
    } catch (error) {
      const wish = savedId === undefined;
      services.report?.(error, `${wish ? 'saving' : 'removing'} ${object.objectId} of ${group.name}`);
      if (!isSameMember()) return;
      // A wish that was taken back meanwhile needs no excuse.
      const isStillWished = book.wishOf(object.objectId) === wish;
      if (isStillWished) {
        book.setWish(object.objectId, undefined);
        services.announce(wish ? words.notSaved : words.notRemoved);
      }
      if (isRefusal(error)) onRefused(isStillWished ? object : undefined);
    }
  }

  async function create({ objectId, ratingValue }: SavedObject): Promise<SavedWrite> {
    const { savedId, dateCreated, times } = await group.create(objectId, ratingValue);
    return { objectId, savedId, dateCreated, times };
  }

  async function remove({ objectId }: SavedObject, savedId: number): Promise<SavedWrite> {
    try {
      const { times } = await group.remove(savedId);
      return { objectId, savedId: null, times };
    } catch (error) {
      // Removed by another device: the wish is fulfilled.
      if (apiFault(error).status === 404) return { objectId, savedId: null, times: noTimes };
      throw error;
    }
  }

  return {
    settle,
    whenQuiet: () => Promise.all(sending),
    activity: () => activity,
    forget: () => settling.clear(),
  };
}
