import { useSite } from '@cityguide/store/react';
import { messages } from '../messages';
import type { NavbarMessages } from '../messages';

/** The bar's words in the site's own language, the first that it lists. */
export function useMessages(): NavbarMessages {
  return messages[useSite().languages[0] ?? 'en-CA'];
}
