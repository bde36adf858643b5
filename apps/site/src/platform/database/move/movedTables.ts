import type { Tables } from '../tables';

export type MovedTable = Exclude<keyof Tables, 'database_moves'>;

/**
 * Every table that a move takes along, each after those that it refers to. A table that is missing here is an error of the
 * compiler, so that nothing can be left behind.
 */
const MOVED = {
  neighbourhoods: true,
  listing_types: true,
  listing_sub_types: true,
  listings: true,
  photos: true,
  picture_variants: true,
  remote_pictures: true,
  article_types: true,
  articles: true,
  videos: true,
  events: true,
  contests: true,
  contest_entries: true,
  house_ads: true,
  import_rows: true,
  search_documents: true,
  search_due: true,
  data_versions: true,
  profiles: true,
  sessions: true,
  reset_tokens: true,
  email_changes: true,
  email_take_backs: true,
  external_identities: true,
  external_log_ins: true,
  waiting_links: true,
  favourites: true,
  todos: true,
  ratings: true,
  article_bookmarks: true,
  video_bookmarks: true,
  event_bookmarks: true,
  saved_group_times: true,
  newsletter_subscribers: true,
  newsletter_requests: true,
  attempts: true,
  site_secrets: true,
  content_tokens: true,
  webhooks: true,
  webhook_changes: true,
} satisfies Record<MovedTable, true>;

export const movedTables = Object.keys(MOVED) as MovedTable[];
