import type { ProfilePatch } from '@cityguide/api/contract';
import type { Newsletter } from './selectNewsletters';

/** The profile settings of newsletters; the other newsletters have none. */
export const profileFlags = {
  default: 'is_news_category_newsletter_active',
  events: 'is_events_category_newsletter_active',
  foods: 'is_foods_category_newsletter_active',
  promotions: 'is_newsletter_promotions_active',
} as const satisfies Partial<Record<Newsletter, string>>;

type FlaggedNewsletter = keyof typeof profileFlags;

const flaggedNewsletters = Object.keys(profileFlags) as FlaggedNewsletter[];

/** Columns of `profiles` for the newsletters that are switched on. */
export function toProfileFlags(wanted: readonly Newsletter[]) {
  const names = flaggedNewsletters.filter((name) => wanted.includes(name));
  return Object.fromEntries(names.map((name) => [profileFlags[name], 1 as const]));
}

/** All of these columns, off. */
export const allFlagsOff = Object.fromEntries(
  flaggedNewsletters.map((name) => [profileFlags[name], 0 as const]),
);

/** Columns of `newsletter_subscribers` for the newsletter settings in a member's patch. */
export function toSubscriberColumns(patch: ProfilePatch): Partial<Record<Newsletter, 0 | 1>> {
  const values: Readonly<Record<string, unknown>> = { ...patch };
  const names = flaggedNewsletters.filter((name) => typeof values[profileFlags[name]] === 'boolean');
  return Object.fromEntries(names.map((name) => [name, values[profileFlags[name]] ? 1 : 0]));
}
