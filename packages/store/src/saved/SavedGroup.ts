import type { CallerControl } from '../login/LoginStore';

/** The group's time before and after a write, where the server says so (SAVE-6). */
export interface WriteTimes {
  before: string | null;
  after: string | null;
}

/**
 * One group of saved things: all that favourites, to-dos, bookmarks, saved events and ratings differ in. A new group
 * is a new object of this kind and a name in `SavedGroupName`.
 */
export interface SavedGroup<Name extends string = string> {
  /** Key prefix in storage and name in the server's `last_updates` (SAVE-5, SAVE-6). */
  name: Name;
  /** What the login is opened for when a guest toggles (SAVE-1). */
  callerControl: CallerControl;
  loadIds(): Promise<{ ids: ReadonlyMap<number, number>; serverTime: string | null }>;
  /** Saves the object; `dateCreated` is the server's. */
  create(
    objectId: number,
    ratingValue?: number,
  ): Promise<{ savedId: number; dateCreated: string | null; times: WriteTimes }>;
  remove(savedId: number): Promise<{ times: WriteTimes }>;
}
