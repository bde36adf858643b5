import type { NewsletterType } from '@cityguide/api/client';

/** The newsletters that anyone can subscribe to (NEWS-4); each is a flag of the request. */
export const newsletterTypes: readonly NewsletterType[] = [
  'default',
  'events',
  'foods',
  'real_estate',
  'travel',
  'contests',
];
