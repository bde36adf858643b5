import type { CityguideStore } from '../CityguideStore';
import type { LoginStore } from '../login/LoginStore';
import type { Services } from '../services/Services';
import type { Session } from '../session/createSession';
import { createSavedStore, type SavedNoun } from './createSavedStore';
import { savedGroups, type SavedMember } from './savedGroups';
import type { SavedGroupName } from './SavedGroupName';

export interface SavedStoresSettings {
  services: Services;
  session: Session;
  login: LoginStore;
  /** Hears what the server has confirmed to this tab. */
  onConfirmed(change: { group: SavedGroupName; objectId: number; saved: boolean }): void;
}

export interface SavedStores extends Pick<CityguideStore, SavedMember | 'saved'> {
  saved: Readonly<Record<SavedGroupName, SavedNoun>>;
}

/** The stores of all groups, by their names in the store and by those of their groups. */
export function createSavedStores({ onConfirmed, ...parts }: SavedStoresSettings): SavedStores {
  const members: Record<string, SavedNoun> = {};
  const saved: Record<string, SavedNoun> = {};
  for (const [member, group] of savedGroups(parts.services.api)) {
    members[member] = saved[group.name] = createSavedStore({
      ...parts,
      group,
      onConfirmed: (objectId, isSaved) => onConfirmed({ group: group.name, objectId, saved: isSaved }),
    });
  }
  const { todos, ratings, ...others } = members as Record<SavedMember, SavedNoun>;
  const numberOf = (wish: unknown) => (typeof wish === 'number' ? wish : null);
  return {
    ...others,
    todos: Object.assign(todos, {
      setDone: (listingId: number, isDone: boolean) => todos.wish(listingId, Number(isDone)),
      isDone(listingId: number) {
        const value = numberOf(todos.wishOf(listingId));
        return value === null ? undefined : value > 0;
      },
    }),
    ratings: Object.assign(ratings, {
      rate: (listingId: number, value: number | null) => ratings.wish(listingId, value ?? false),
      ratingOf: (listingId: number) => numberOf(ratings.wishOf(listingId)),
    }),
    saved: saved as Record<SavedGroupName, SavedNoun>,
  };
}
