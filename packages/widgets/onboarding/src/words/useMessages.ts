import { useSite } from '@cityguide/store/react';
import { messages, type OnboardingMessages } from '../messages';

/** The words in the site's own language, the first that it lists. */
export function useMessages(): OnboardingMessages {
  const [language] = useSite().languages;
  return messages[language ?? 'en-CA'];
}
