import { useSite } from '@cityguide/store/react';
import { messages } from '../messages';
import type { NavbarMessages } from '../messages';

/** The bar's words in the site's own language. */
export function useMessages(): NavbarMessages {
  const [language] = useSite().languages;
  return (language && messages[language]) ?? messages['en-CA'];
}
