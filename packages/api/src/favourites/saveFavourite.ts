import type { MockMember, MockState, SavedRow } from '../mocking/createMockState';

export interface SaveOutcome {
  row: SavedRow;
  isNew: boolean;
  beforeMs: number;
  afterMs: number;
}

/** Saves a listing for a member once; undefined where there is no such listing. */
export function saveFavourite(
  state: MockState,
  { member, listingId }: { member: MockMember; listingId: number },
): SaveOutcome | undefined {
  if (!state.listings.some(({ id }) => id === listingId)) return undefined;

  const existing = member.favourites.find((row) => row.listingId === listingId);
  if (existing) {
    const timeMs = member.lastUpdatesMs.favourites;
    return { row: existing, isNew: false, beforeMs: timeMs, afterMs: timeMs };
  }
  const times = state.touchGroup(member, 'favourites');
  const row = { id: state.nextFavouriteId(), listingId, createdMs: times.afterMs };
  member.favourites.unshift(row);
  return { row, isNew: true, ...times };
}
