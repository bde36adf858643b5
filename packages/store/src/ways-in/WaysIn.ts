import type { WaysIn } from '@cityguide/api/client';

export type { WaysIn };
/** An account of another service that opens this one. */
export type Identity = WaysIn['identities'][number];
/** A browser that is logged in. */
export type Session = WaysIn['sessions'][number];
