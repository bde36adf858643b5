import type { RefObject } from 'react';

/** The email typed so far, carried over from one step of the dialog to the next. */
export type EmailDraft = RefObject<string>;
