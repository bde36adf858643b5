import { readFields } from '../reading/readFields';
import { isRecord, readFlag, readId, readMoment, readNumber, readText } from '../reading/values';
import type { SavedGroup } from '../saved/shapes';
import type { Greeting, Profile } from './contract';

const WORDS = ['full_name', 'first_name', 'last_name', 'avatar_url'] as const;
const FLAGS = [
  'is_news_category_newsletter_active',
  'is_events_category_newsletter_active',
  'is_foods_category_newsletter_active',
  'is_newsletter_promotions_active',
] as const;

/** Reads a profile; null where it has no id. */
export function readProfile(value: unknown): Profile | null {
  const id = isRecord(value) ? readId(value.id) : null;
  if (id === null || !isRecord(value)) return null;
  return {
    id,
    email: readText(value.email) ?? '',
    ...readFields(value, { names: WORDS, read: readText }),
    ...readFields(value, { names: FLAGS, read: readFlag }),
    // A backend that says nothing of these knows nothing of them.
    ...('has_password' in value && { has_password: readFlag(value.has_password) }),
    ...('pending_email' in value && { pending_email: readText(value.pending_email) }),
  };
}

/** Reads who is asking; whatever names no profile means a guest. Groups without a readable time are left out. */
export function readGreeting(value: unknown): Greeting {
  const source = isRecord(value) ? value : {};
  const id = readId(source.id);
  const last_updates: Partial<Record<SavedGroup, string>> = {};
  if (id !== null && isRecord(source.last_updates)) {
    for (const [group, time] of Object.entries(source.last_updates)) {
      const moment = readMoment(time);
      if (moment !== null) last_updates[group as SavedGroup] = moment;
    }
  }
  return { id, last_updates };
}

/** Reads counts by their names; null where the answer is no record. What is no number is left out. */
export function readCounts(value: unknown): Record<string, number> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).map(([name, count]) => [name, readNumber(count)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, number] => entry[1] !== null));
}
