import type { NewsletterSettings } from '@cityguide/store';
import { CalendarIcon, NewspaperIcon, UtensilsIcon } from '@cityguide/ui';

/** The newsletters of the three categories, by their flag in the profile (NEWS-4). */
export const newsletters = [
  { flag: 'is_news_category_newsletter_active', icon: NewspaperIcon },
  { flag: 'is_events_category_newsletter_active', icon: CalendarIcon },
  { flag: 'is_foods_category_newsletter_active', icon: UtensilsIcon },
] as const satisfies readonly { flag: keyof NewsletterSettings; icon: unknown }[];
