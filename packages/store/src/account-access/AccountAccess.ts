import type { AccountAccess } from '@cityguide/api/client';

export type { AccountAccess };
/** An account at a provider that opens the member's account. */
export type LinkedIdentity = AccountAccess['identities'][number];
/** A browser that is logged in. */
export type ActiveSession = AccountAccess['sessions'][number];
