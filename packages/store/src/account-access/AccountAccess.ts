import type { AccountAccess } from '@cityguide/api/client';

export type { AccountAccess as AccountAccess };
/** An account of another service that logs in to this one. */
export type Identity = AccountAccess['identities'][number];
/** A browser that is logged in. */
export type ActiveSession = AccountAccess['sessions'][number];
