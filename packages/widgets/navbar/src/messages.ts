import type { Language } from '@cityguide/site-config';
import { english } from './catalogue/english';
import { french } from './catalogue/french';
import type { NavbarMessages } from './catalogue/NavbarMessages';

export type { NavbarMessages } from './catalogue/NavbarMessages';

/** All visible text, by language. */
export const messages: Record<Language, NavbarMessages> = { 'en-CA': english, 'fr-CA': french };
