import { useSite } from '@cityguide/store/react';
import { searchMessages } from './searchMessages';
import type { SearchMessages } from './searchMessages';

/** Words about suggestions in the site's own language. */
export function useSearchMessages(): SearchMessages {
  return searchMessages[useSite().languages[0] ?? 'en-CA'];
}
