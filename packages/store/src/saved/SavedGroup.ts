import type { SavedClient, SavedTimes, SavedGroupName } from '@cityguide/api/client';
import type { IntentAction } from '../login/LoginStore';

/** The group's time before and after a write, if the server returns it (SAVE-6). */
export type WriteTimes = SavedTimes;

/** One saved group: everything in which favourites, to-dos, bookmarks, saved events and ratings differ. */
export interface SavedGroup {
  /** Key prefix in storage and name in the server's `last_updates` (SAVE-5, SAVE-6). */
  name: SavedGroupName;
  /** The intent of the login dialog when a guest acts (SAVE-1). */
  callerControl: IntentAction;
  api: Pick<SavedClient, 'ids' | 'create' | 'remove'>;
  /** Changes the value of a saved object; without it, saving again does. */
  update?(savedId: number, value: number): Promise<{ times: WriteTimes }>;
}
