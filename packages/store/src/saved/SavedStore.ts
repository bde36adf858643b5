import type { StoreApi } from 'zustand/vanilla';

export interface SavedState {
  /** Object id → id of the saved thing, as the server has it. Empty until `loaded`. */
  ids: ReadonlyMap<number, number>;
  /** Object id → what is said of it, as the server has it: stars, or 1 and 0 for a to-do; only where that is known. */
  values: ReadonlyMap<number, number>;
  /** Objects whose wish is not settled yet. */
  busy: ReadonlySet<number>;
  loaded: boolean;
}

/** What a visitor may want of an object: not saved, saved, or saved with this value. */
export type SavedWish = boolean | number;

/** What a member saved, of one group (SAVE-1 to SAVE-9). */
export interface SavedStore extends StoreApi<SavedState> {
  /** Flips at once for a member; opens the login for a guest; waits while the status is unknown. */
  toggle(objectId: number, ratingValue?: number): void;
  /** As `toggle`, but says what is wanted: the same wish twice is one. */
  wish(objectId: number, wish: SavedWish): void;
  /** The visitor's present wish, ahead of the server. */
  isSaved(objectId: number): boolean;
  /** The same with its value, where that is known. */
  wishOf(objectId: number): SavedWish;
  /** Hears one object. A change costs the number of its own listeners, however many others there are. */
  subscribeTo(objectId: number, onChange: (saved: boolean) => void): () => void;
  /** Hears all objects with one subscription. */
  subscribeChanges(onChange: (objectIds: readonly number[]) => void): () => void;
  /** Says that saved states are shown: the map is loaded now, and again whenever it is found stale. */
  need(): void;
}

/** SAVE-11. */
export interface RatingStore extends SavedStore {
  /** Stars, 1 to 5 in halves; null takes the rating back. */
  rate(listingId: number, value: number | null): void;
  /** The visitor's own rating, ahead of the server; null where there is none. */
  ratingOf(listingId: number): number | null;
}

/** SAVE-10. */
export interface TodoStore extends SavedStore {
  /** Ticks the to-do of a listing, or takes the tick away. */
  setDone(listingId: number, isDone: boolean): void;
  /** Whether it is ticked, ahead of the server; undefined where only the to-do's own row can tell. */
  isDone(listingId: number): boolean | undefined;
}
