import type { SavedClient, SavedTimes } from '@cityguide/api/client';
import type { CallerControl } from '../login/LoginStore';
import type { SavedGroupName } from './SavedGroupName';

/** The group's time before and after a write, where the server says so (SAVE-6). */
export type WriteTimes = SavedTimes;

/** One group of saved things: all that favourites, to-dos, bookmarks, saved events and ratings differ in. */
export interface SavedGroup {
  /** Key prefix in storage and name in the server's `last_updates` (SAVE-5, SAVE-6). */
  name: SavedGroupName;
  /** What the login is opened for when a guest acts (SAVE-1). */
  callerControl: CallerControl;
  api: Pick<SavedClient, 'ids' | 'create' | 'remove'>;
  /** Gives what is saved another value; where it is absent, saving again does. */
  update?(savedId: number, value: number): Promise<{ times: WriteTimes }>;
}
