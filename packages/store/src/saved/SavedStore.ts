import type { StoreApi } from 'zustand/vanilla';

export interface SavedState {
  /** Object id → id of the saved thing, as the server has it. Empty until `loaded`. */
  ids: ReadonlyMap<number, number>;
  /** Objects whose toggle is not settled yet. */
  busy: ReadonlySet<number>;
  loaded: boolean;
}

/** What a member saved, of one group (SAVE-1 to SAVE-9). */
export interface SavedStore extends StoreApi<SavedState> {
  /** Flips at once for a member; opens the login for a guest; waits while the status is unknown. */
  toggle(objectId: number, ratingValue?: number): void;
  /** The visitor's present wish, ahead of the server. */
  isSaved(objectId: number): boolean;
  /** Hears one object. A change costs the number of its own listeners, however many others there are. */
  subscribeTo(objectId: number, onChange: (saved: boolean) => void): () => void;
  /** Hears all objects with one subscription. */
  subscribeChanges(onChange: (objectIds: readonly number[]) => void): () => void;
  /** Says that saved states are shown: the map is loaded now, and again whenever it is found stale. */
  need(): void;
}
