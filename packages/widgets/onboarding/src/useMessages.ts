import { useSite } from '@cityguide/store/react';
import { messages, type OnboardingMessages } from './messages';

/** The text in the site's language, the first that it lists. */
export function useMessages(): OnboardingMessages {
  const [language] = useSite().languages;
  return messages[language ?? 'en-CA'];
}
