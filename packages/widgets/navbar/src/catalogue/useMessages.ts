import { useSite } from '@cityguide/store/react';
import { messages } from '../messages';
import type { NavbarMessages } from '../messages';

/** The bar's text in the site's language, the first that it lists. */
export function useMessages(): NavbarMessages {
  return messages[useSite().languages[0] ?? 'en-CA'];
}
