import type { Language } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';

/** The site's language, the first that it lists. */
export const useLanguage = (): Language => useSite().languages[0] ?? 'en-CA';

/** A catalogue's messages in the site's language. */
export const useMessages = <Messages>(catalogue: Readonly<Record<Language, Messages>>): Messages =>
  catalogue[useLanguage()];
