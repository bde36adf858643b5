import { useSite } from '@cityguide/store/react';
import { messages } from '../messages';
import type { AccountMessages } from '../messages';

/** The dialogs' words in the site's own language. */
export function useMessages(): AccountMessages {
  const [language] = useSite().languages;
  return messages[language ?? 'en-CA'];
}
