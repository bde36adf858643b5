import { useSite } from '@cityguide/store/react';
import { messages } from './messages';
import type { AccountMessages } from './messages';

/** The dialogs' text in the site's language. */
export function useMessages(): AccountMessages {
  const [language] = useSite().languages;
  return messages[language ?? 'en-CA'];
}
