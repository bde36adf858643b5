import type { CityguideStore } from '../CityguideStore';
import type { LoginStore } from '../login/LoginStore';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { createSavedStore, type StartableSavedStore } from './createSavedStore';
import { createSavedGroups, type SavedStoreKey } from './createSavedGroups';
import type { SavedGroupName } from '@cityguide/api/client';

export interface SavedStoresOptions {
  services: Services;
  session: Session;
  login: LoginStore;
  /** Called for each write of this tab that the server has confirmed. */
  onConfirmed(change: { group: SavedGroupName; objectId: number; saved: boolean }): void;
}

export interface SavedStores extends Pick<CityguideStore, SavedStoreKey | 'saved'> {
  saved: Readonly<Record<SavedGroupName, StartableSavedStore>>;
}

/** The stores of all groups, by their names in the store and by those of their groups. */
export function createSavedStores({ onConfirmed, ...options }: SavedStoresOptions): SavedStores {
  const storesByKey: Record<string, StartableSavedStore> = {};
  const saved: Record<string, StartableSavedStore> = {};
  for (const [member, group] of createSavedGroups(options.services.api)) {
    storesByKey[member] = saved[group.name] = createSavedStore({
      ...options,
      group,
      onConfirmed: (objectId, isSaved) => onConfirmed({ group: group.name, objectId, saved: isSaved }),
    });
  }
  const { todos, ratings, ...others } = storesByKey as Record<SavedStoreKey, StartableSavedStore>;
  const toNumberOrNull = (value: unknown) => (typeof value === 'number' ? value : null);
  return {
    ...others,
    todos: Object.assign(todos, {
      setDone: (listingId: number, isDone: boolean) => todos.setValue(listingId, Number(isDone)),
      isDone(listingId: number) {
        const value = toNumberOrNull(todos.getValue(listingId));
        return value === null ? undefined : value > 0;
      },
    }),
    ratings: Object.assign(ratings, {
      rate: (listingId: number, value: number | null) => ratings.setValue(listingId, value ?? false),
      getRating: (listingId: number) => toNumberOrNull(ratings.getValue(listingId)),
    }),
    saved: saved as Record<SavedGroupName, StartableSavedStore>,
  };
}
