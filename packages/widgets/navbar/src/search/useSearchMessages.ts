import { useSite } from '@cityguide/store/react';
import { searchMessages } from './searchMessages';
import type { SearchMessages } from './searchMessages';

/** The text about suggestions in the site's language. */
export function useSearchMessages(): SearchMessages {
  return searchMessages[useSite().languages[0] ?? 'en-CA'];
}
