import type { RefObject } from 'react';

/** What was typed as email so far: it goes along from one step of the dialog to the next. */
export type EmailDraft = RefObject<string>;
