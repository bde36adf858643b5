import type { SavedGroupName } from '@cityguide/api/contract';
import type { Tables } from '../../../platform/database/tables';

/** The format of a column in the export: `moment` as a date in UTC, `flag` as a boolean, everything else unchanged. */
type ColumnFormat = 'moment' | 'flag' | 'plain';

export interface OwnTable {
  table: keyof Tables;
  /** The column that identifies the member; `profile_id` by default. An email address counts only if it is verified. */
  owner?: 'email_key';
  /** The name of its rows in the export. */
  name: string;
  columns: Readonly<Record<string, ColumnFormat>>;
}

/** The names of saved groups in the export; `exportOwnData` adds the names of the saved objects. */
export const savedRecordNames: Readonly<Record<SavedGroupName, string>> = {
  favourites: 'favourites',
  todos: 'todos',
  'article-bookmarks': 'article_bookmarks',
  'video-bookmarks': 'video_bookmarks',
  'event-bookmarks': 'event_bookmarks',
  ratings: 'ratings',
};

/**
 * The other tables whose rows belong to a member. Hashes of tokens are left out: they are useless to their owner, but
 * not to a thief. A test fails if a table that refers to profiles is missing here.
 */
export const ownTables: readonly OwnTable[] = [
  {
    table: 'photos',
    name: 'photos',
    columns: {
      id: 'plain',
      image_path: 'plain',
      description: 'plain',
      listing_id: 'plain',
      share_path: 'plain',
      creation_date: 'moment',
    },
  },
  {
    table: 'sessions',
    name: 'sessions',
    columns: { device: 'plain', date_created: 'moment', date_used: 'moment', date_expires: 'moment' },
  },
  {
    table: 'email_changes',
    name: 'email_changes',
    columns: { email: 'plain', step: 'plain', date_created: 'moment', date_expires: 'moment' },
  },
  {
    table: 'email_take_backs',
    name: 'earlier_emails',
    columns: { email: 'plain', date_created: 'moment', date_expires: 'moment' },
  },
  {
    table: 'saved_group_times',
    name: 'last_changes',
    columns: { group_name: 'plain', time: 'moment' },
  },
  {
    table: 'reset_tokens',
    name: 'reset_mails',
    columns: { date_created: 'moment', date_expires: 'moment', date_used: 'moment' },
  },
  {
    table: 'external_identities',
    name: 'other_log_ins',
    columns: {
      provider: 'plain',
      external_id: 'plain',
      email_key: 'plain',
      is_email_verified: 'flag',
      date_created: 'moment',
    },
  },
  {
    table: 'waiting_links',
    name: 'other_log_ins_to_confirm',
    columns: {
      provider: 'plain',
      external_id: 'plain',
      is_email_verified: 'flag',
      date_expires: 'moment',
    },
  },
  {
    table: 'newsletter_subscribers',
    owner: 'email_key',
    name: 'newsletters',
    columns: {
      events: 'flag',
      foods: 'flag',
      real_estate: 'flag',
      travel: 'flag',
      contests: 'flag',
      default: 'flag',
      promotions: 'flag',
      date_confirmed: 'moment',
    },
  },
  {
    table: 'contest_entries',
    owner: 'email_key',
    name: 'contest_entries',
    columns: { contest_id: 'plain', name: 'plain', email: 'plain', answer: 'plain', date_created: 'moment' },
  },
];
