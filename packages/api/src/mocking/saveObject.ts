import { averageRating } from '../ratings/averageRating';
import type { SavedGroupName } from '../saved/savedShapes';
import type { MockMember, MockState, SavedRow } from './createMockState';

export interface SaveResult {
  row: SavedRow;
  isNew: boolean;
  beforeMs: number;
  afterMs: number;
}

interface SaveRequest {
  member: MockMember;
  group: SavedGroupName;
  objectId: number;
  /** A rating's stars. */
  value?: number | undefined;
}

/** Saves an object for a member once; undefined if there is no such object. */
export function saveObject(
  state: MockState,
  { member, group, objectId, value }: SaveRequest,
): SaveResult | undefined {
  if (!state.findObject(group, objectId)) return undefined;

  const existing = member.saved[group].find((row) => row.objectId === objectId);
  if (existing && (group !== 'ratings' || existing.value === value)) {
    const timeMs = member.lastUpdatesMs[group];
    return { row: existing, isNew: false, beforeMs: timeMs, afterMs: timeMs };
  }
  const times = state.touchGroup(member, group);
  const rows = member.saved[group];
  if (existing) rows.splice(rows.indexOf(existing), 1);
  const row = { id: existing?.id ?? state.nextSavedId(), objectId, createdMs: times.afterMs, value };
  rows.unshift(row);
  if (group === 'ratings') updateAverageRating(state, objectId);
  return { row, isNew: !existing, ...times };
}

/** Removes a saved entry; undefined if the member has none with this id. */
export function removeSaved(
  state: MockState,
  { member, group, id }: { member: MockMember; group: SavedGroupName; id: number },
): { beforeMs: number; afterMs: number } | undefined {
  const index = member.saved[group].findIndex((row) => row.id === id);
  const [row] = index < 0 ? [] : member.saved[group].splice(index, 1);
  if (!row) return undefined;
  if (group === 'ratings') updateAverageRating(state, row.objectId);
  return state.touchGroup(member, group);
}

/** Keeps the listing's rating equal to the average of the editors' and all members' ratings. */
function updateAverageRating(state: MockState, listingId: number): void {
  const index = state.listings.findIndex(({ id }) => id === listingId);
  const listing = state.listings[index];
  if (!listing) return;
  const ratings = state.members.flatMap(({ saved }) =>
    saved.ratings.filter((row) => row.objectId === listingId),
  );
  const sum = ratings.reduce((total, { value }) => total + Number(value), 0);
  const rating = averageRating({ editors: state.editorsRating(listingId), sum, count: ratings.length });
  // The samples are shared by all mock backends.
  state.listings[index] = { ...listing, rating, rating_count: ratings.length };
}
