/** Names of the saved groups on the server, in the storage and in `cityguide:saved`. */
export type { SavedGroupName } from '@cityguide/api/client';
