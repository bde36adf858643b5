import { readFields } from '../reading/readFields';
import { isRecord, readFlag, readId, readTimestamp, readNumber, readText } from '../reading/values';
import type { SavedGroupName } from '../saved/savedShapes';
import type { SessionInfo, Profile } from './contract';

const WORDS = ['full_name', 'first_name', 'last_name', 'avatar_url'] as const;
const FLAGS = [
  'is_news_category_newsletter_active',
  'is_events_category_newsletter_active',
  'is_foods_category_newsletter_active',
  'is_newsletter_promotions_active',
] as const;

/** Parses a profile; null if it has no id. */
export function readProfile(value: unknown): Profile | null {
  const id = isRecord(value) ? readId(value.id) : null;
  if (id === null || !isRecord(value)) return null;
  return {
    id,
    email: readText(value.email) ?? '',
    ...readFields(value, { names: WORDS, read: readText }),
    ...readFields(value, { names: FLAGS, read: readFlag }),
    // A backend without these fields does not support them.
    ...('has_password' in value && { has_password: readFlag(value.has_password) }),
    ...('pending_email' in value && { pending_email: readText(value.pending_email) }),
  };
}

/** Parses a session; a response without a profile means a guest. Groups without a valid time are left out. */
export function readSessionInfo(value: unknown): SessionInfo {
  const source = isRecord(value) ? value : {};
  const id = readId(source.id);
  const last_updates: Partial<Record<SavedGroupName, string>> = {};
  if (id !== null && isRecord(source.last_updates)) {
    for (const [group, time] of Object.entries(source.last_updates)) {
      const timestamp = readTimestamp(time);
      if (timestamp !== null) last_updates[group as SavedGroupName] = timestamp;
    }
  }
  return { id, last_updates };
}

/** Parses counts by their names; null if the response is not an object. Values that are not numbers are left out. */
export function readCounts(value: unknown): Record<string, number> | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value).map(([name, count]) => [name, readNumber(count)] as const);
  return Object.fromEntries(entries.filter((entry): entry is readonly [string, number] => entry[1] !== null));
}
