import type { ProfilePatch } from '@cityguide/api/contract';
import type { Newsletter } from './readWanted';

/** The members' own settings that stand for a newsletter; the other newsletters have none. */
export const memberFlags = {
  default: 'is_news_category_newsletter_active',
  events: 'is_events_category_newsletter_active',
  foods: 'is_foods_category_newsletter_active',
  promotions: 'is_newsletter_promotions_active',
} as const satisfies Partial<Record<Newsletter, string>>;

type Flagged = keyof typeof memberFlags;

const flagged = Object.keys(memberFlags) as Flagged[];

/** Columns of `profiles` for newsletters that are switched on. */
export function flagsOf(wanted: readonly Newsletter[]) {
  const kept = flagged.filter((name) => wanted.includes(name));
  return Object.fromEntries(kept.map((name) => [memberFlags[name], 1 as const]));
}

/** All of these columns, off. */
export const noFlags = Object.fromEntries(flagged.map((name) => [memberFlags[name], 0 as const]));

/** Columns of `newsletter_subscribers` for what a member's patch says about newsletters. */
export function columnsOf(patch: ProfilePatch): Partial<Record<Newsletter, 0 | 1>> {
  const given: Readonly<Record<string, unknown>> = { ...patch };
  const kept = flagged.filter((name) => typeof given[memberFlags[name]] === 'boolean');
  return Object.fromEntries(kept.map((name) => [name, given[memberFlags[name]] ? 1 : 0]));
}
