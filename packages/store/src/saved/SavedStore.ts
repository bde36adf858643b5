import type { StoreApi } from 'zustand/vanilla';

export interface SavedState {
  /** Object id → id of the saved entry, as the server has it. Empty until `loaded`. */
  ids: ReadonlyMap<number, number>;
  /** Object id → value, as the server has it: stars, or 1 and 0 for a to-do; only where it is known. */
  values: ReadonlyMap<number, number>;
  /** Objects with a pending write. */
  pending: ReadonlySet<number>;
  loaded: boolean;
}

/** The state that a visitor can request for an object: not saved, saved, or saved with this value. */
export type SavedValue = boolean | number;

/** What a member saved of one group (SAVE-1 to SAVE-9). */
export interface SavedStore extends StoreApi<SavedState> {
  /** Flips at once for a member; opens the login for a guest; waits while the status is unknown. */
  toggle(objectId: number, ratingValue?: number): void;
  /** Like `toggle`, but sets a value: setting the same one twice has no further effect. */
  setValue(objectId: number, value: SavedValue): void;
  /** Whether the object is saved, ahead of the server. */
  isSaved(objectId: number): boolean;
  /** The same with its value, where that is known. */
  getValue(objectId: number): SavedValue;
  /** Subscribes to one object. A change costs the number of its own listeners, however many others there are. */
  subscribeTo(objectId: number, onChange: (saved: boolean) => void): () => void;
  /** Subscribes once to all objects. */
  subscribeChanges(onChange: (objectIds: readonly number[]) => void): () => void;
  /** Called when saved states are shown: loads the map now, and again whenever it is found stale. */
  ensureLoaded(): void;
}

/** SAVE-11. */
export interface RatingStore extends SavedStore {
  /** Stars, 1 to 5 in halves; null removes the rating. */
  rate(listingId: number, value: number | null): void;
  /** The visitor's own rating, ahead of the server; null if there is none. */
  getRating(listingId: number): number | null;
}

/** SAVE-10. */
export interface TodoStore extends SavedStore {
  /** Ticks or unticks the to-do of a listing. */
  setDone(listingId: number, isDone: boolean): void;
  /** Whether it is ticked, ahead of the server; undefined if only the to-do's own row knows. */
  isDone(listingId: number): boolean | undefined;
}
