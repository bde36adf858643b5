import type { Language } from '@cityguide/site-config';
import { english } from './words/english';
import { french } from './words/french';
import type { NavbarMessages } from './words/NavbarMessages';

export type { NavbarMessages } from './words/NavbarMessages';

/** All visible words, by language. */
export const messages: Record<Language, NavbarMessages> = { 'en-CA': english, 'fr-CA': french };
