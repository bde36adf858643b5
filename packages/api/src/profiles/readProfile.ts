import { isRecord, readFlag, readId, readMoment, readText } from '../reading/values';
import type { Greeting, Profile, SavedGroup } from './contract';

/** Reads a profile; null where it has no id. */
export function readProfile(value: unknown): Profile | null {
  if (!isRecord(value)) return null;
  const id = readId(value.id);
  if (id === null) return null;
  return {
    id,
    full_name: readText(value.full_name),
    first_name: readText(value.first_name),
    last_name: readText(value.last_name),
    email: readText(value.email) ?? '',
    avatar_url: readText(value.avatar_url),
    is_news_category_newsletter_active: readFlag(value.is_news_category_newsletter_active),
    is_events_category_newsletter_active: readFlag(value.is_events_category_newsletter_active),
    is_foods_category_newsletter_active: readFlag(value.is_foods_category_newsletter_active),
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
