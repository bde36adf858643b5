import type { Selectable } from 'kysely';
import type { Profile } from '@cityguide/api/contract';
import type { ProfileTable } from '../../platform/database/tables';

/** The profile in the format of the API, for its owner. */
export function toProfile(row: Selectable<ProfileTable>, pendingEmail: string | null): Profile {
  const [firstName = '', ...rest] = row.full_name.split(' ');
  return {
    id: row.id,
    full_name: row.full_name || null,
    first_name: firstName || null,
    last_name: rest.join(' ').trim() || null,
    email: row.email,
    avatar_url: row.avatar_path ? `/images/${row.avatar_path}` : null,
    is_news_category_newsletter_active: row.is_news_category_newsletter_active === 1,
    is_events_category_newsletter_active: row.is_events_category_newsletter_active === 1,
    is_foods_category_newsletter_active: row.is_foods_category_newsletter_active === 1,
    is_newsletter_promotions_active: row.is_newsletter_promotions_active === 1,
    has_password: row.has_password === 1,
    pending_email: pendingEmail,
  };
}
