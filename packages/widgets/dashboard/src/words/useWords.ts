import type { Language } from '@cityguide/site-config';
import { useSite } from '@cityguide/store/react';

/** The site's own language, the first that it lists. */
export const useLanguage = (): Language => useSite().languages[0] ?? 'en-CA';

/** A catalogue's words in the site's own language. */
export const useWords = <Words>(catalogue: Readonly<Record<Language, Words>>): Words =>
  catalogue[useLanguage()];
