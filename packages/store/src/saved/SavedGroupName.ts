import type { SavedGroup } from '@cityguide/api/client';

/** Groups of saved things by the name that the server, the storage and `cityguide:saved` give them. */
export type SavedGroupName = SavedGroup;
