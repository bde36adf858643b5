import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ContentApiTables } from './contentApiTables';
import type { ContestTables } from './contestTables';
import type { HouseAdTable } from './HouseAdTable';
import type { ContentOrigin, ImportTables, SortedInto } from './importTables';
import type { DerivedTables } from './derivedTables';
import type { MoveTables } from './moveTables';
import type { LogInTables } from './logInTables';
import type { NewsletterTables } from './newsletterTables';

/** Milliseconds since 1970 UTC; `bigint` in both databases, a number in code. */
type TimeMs = number;
/** 0 or 1: SQLite has no booleans, so the query code does not use them either. */
type Flag = 0 | 1;
/** Has a default in the database, so an insert may leave it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface NeighbourhoodTable extends SortedInto {
  id: Generated<number>;
  name: string;
  /** `foldText(name)`: what orderings by name compare. */
  sort_name: string;
  /** With both slashes, `/kensington-market/`: the end of a listing card's neighbourhood link. */
  path: string;
  latitude: number;
  longitude: number;
  description: Defaulted<string>;
  /** GeoJSON of a Polygon or MultiPolygon, in which a listing's coordinates are looked up; null if unknown. */
  boundary: Defaulted<string | null>;
}

export interface ListingTypeTable extends SortedInto {
  id: Generated<number>;
  name: string;
  /** `/restaurants/` or `/places/`. */
  path: string;
}

export interface ListingSubTypeTable extends SortedInto {
  id: Generated<number>;
  type_id: number;
  name: string;
  /** Below the type's path: `/restaurants/italian/`. */
  path: string;
}

export interface ListingTable extends ContentOrigin {
  id: Generated<number>;
  name: string;
  /** `foldText(name)`: what orderings by name compare. */
  sort_name: string;
  address: Defaulted<string>;
  phone: Defaulted<string>;
  website: Defaulted<string>;
  /** The displayed rating: members' and editors' ratings combined, 0.5 to 5; null without ratings. */
  rating: number | null;
  /** The editors' rating, weighted as ten members' ratings; null without one. */
  editors_rating: Defaulted<number | null>;
  /** Below `/images/`, without a leading slash: `pictures/market-03.jpg`. Null without an image. */
  image_path: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Of the listing's page: `/restaurants/bar-isabel/`. Unique. */
  path: string;
  type_id: number;
  sub_type_id: number;
  neighbourhood_id: number | null;
  dinesafe_establishment_id: string | null;
  /** As `formatOpeningHours` writes them; empty if unknown. */
  opening_hours: Defaulted<string>;
  /** 1 to 4; null if unknown. */
  price: Defaulted<number | null>;
  menu_url: Defaulted<string>;
  booking_url: Defaulted<string>;
  /** How many members have rated it. */
  rating_count: Defaulted<number>;
  favourite_count: Defaulted<number>;
  date_published: TimeMs;
  description: Defaulted<string>;
  /** `createSearchText([name, address, sub type name, …])`: what keywords are searched in, with a full-text index. */
  search_text: string;
}

export interface PhotoTable extends ContentOrigin {
  id: Generated<number>;
  /** Below `/images/`; either an image file or a row of `picture_variants`. */
  image_path: string;
  /** Width in pixels, so that a page can reserve the space for it. */
  width: number;
  height: number;
  description: Defaulted<string>;
  listing_id: number;
  /** The member who took it; null for editors' photos. */
  profile_id: number | null;
  creation_date: TimeMs;
  /** Of the photo's page: `/restaurants/bar-isabel/photos/12/`. */
  share_path: string;
  /** Name of the Instagram user who posted it; empty for photos from elsewhere. */
  instagram_full_name: Defaulted<string>;
  /** Below `/images/`, or empty. */
  instagram_avatar_path: Defaulted<string>;
}

/** An image that is a crop and recolouring of a generated one, rendered on first request. */
export interface PictureVariantTable {
  /** Below `/images/`: `pictures/market-03-v2.jpg`. */
  path: string;
  /** The generated image it is derived from: `pictures/market-03.jpg`. */
  source_path: string;
  /** Crop in thousandths of the source's width and height. */
  crop_left: number;
  crop_top: number;
  crop_width: number;
  crop_height: number;
  is_mirrored: Flag;
  /** Rotation of the hue in degrees, -180 to 180. */
  hue_degrees: number;
  /** Percent; 100 leaves it unchanged. */
  saturation_percent: number;
  brightness_percent: number;
}

export interface ArticleTypeTable extends SortedInto {
  id: Generated<number>;
  name: string;
  /** `/food/`. */
  path: string;
}

export interface ArticleTable extends ContentOrigin {
  id: Generated<number>;
  name: string;
  sort_name: string;
  /** `/food/where-to-eat-peameal/`. Unique. */
  path: string;
  image_path: string | null;
  type_id: number;
  summary: Defaulted<string>;
  /** Trusted HTML written by editors. */
  body: Defaulted<string>;
  author: Defaulted<string>;
  date_published: TimeMs;
}

export interface VideoTable extends ContentOrigin {
  id: Generated<number>;
  name: string;
  sort_name: string;
  /** `/videos/inside-a-kitchen/`. Unique. */
  path: string;
  image_path: string | null;
  duration_seconds: number | null;
  summary: Defaulted<string>;
  date_published: TimeMs;
}

/** An event at a listing, or at an address without a listing. */
export interface EventTable extends ContentOrigin {
  id: Generated<number>;
  name: string;
  sort_name: string;
  /** `/events/lantern-walk/`. Unique. */
  path: string;
  image_path: string | null;
  start_time: TimeMs;
  end_time: TimeMs | null;
  listing_id: number | null;
  address: Defaulted<string>;
  /** As text: `Free`. */
  price: Defaulted<string>;
  description: Defaulted<string>;
  /** Public from then on; 0: immediately. */
  date_published: Defaulted<TimeMs>;
  /** When it was cancelled; its page stays and says so. Null for an event that takes place. */
  date_cancelled: Defaulted<TimeMs | null>;
  /** When the content of its calendar file last changed; maintained by triggers. */
  date_changed: Defaulted<TimeMs>;
  /** How often that content has changed; maintained by triggers. */
  revision: Defaulted<number>;
  /** Its permanent id in visitors' calendars; a trigger sets one if an insert has none. */
  calendar_uid: Defaulted<string | null>;
}

export interface ProfileTable {
  id: Generated<number>;
  /** As typed, trimmed. */
  email: string;
  /** Lower-case `email`; unique, used to look up the account at log-in. */
  email_key: string;
  /** argon2id in PHC format; of an unknown password where the member has none. */
  password_hash: string;
  /** 0 if the account was created through an external provider, or its email was taken back, and no password was chosen since. */
  has_password: Defaulted<Flag>;
  /** Null for passwords from before this was recorded. */
  date_password_changed: Defaulted<TimeMs | null>;
  full_name: Defaulted<string>;
  avatar_path: string | null;
  date_joined: TimeMs;
  /** When a mailed link verified the address; null until then, and again after a change of address. */
  date_email_proven: Defaulted<TimeMs | null>;
  is_newsletter_promotions_active: Defaulted<Flag>;
  is_news_category_newsletter_active: Defaulted<Flag>;
  is_events_category_newsletter_active: Defaulted<Flag>;
  is_foods_category_newsletter_active: Defaulted<Flag>;
}

export interface SessionTable {
  /** SHA-256 of the cookie's token in hex: a stolen table cannot be used to log in. */
  token_hash: string;
  /** Random id that the member's requests refer to it by; reveals nothing about the token. */
  public_id: string;
  profile_id: number;
  /** Browser and operating system, as far as known: `Chrome on Android`. */
  device: string;
  date_created: TimeMs;
  date_expires: TimeMs;
  /** Accurate to within an hour. */
  date_used: TimeMs;
}

export interface FavouriteTable {
  id: Generated<number>;
  profile_id: number;
  listing_id: number;
  date_created: TimeMs;
}

export interface TodoTable extends FavouriteTable {
  is_done: Defaulted<Flag>;
}

export interface RatingTable extends FavouriteTable {
  /** 1 to 5 in halves. */
  value: number;
}

export interface ArticleBookmarkTable {
  id: Generated<number>;
  profile_id: number;
  article_id: number;
  date_created: TimeMs;
}

export interface VideoBookmarkTable {
  id: Generated<number>;
  profile_id: number;
  video_id: number;
  date_created: TimeMs;
}

export interface EventBookmarkTable {
  id: Generated<number>;
  profile_id: number;
  event_id: number;
  date_created: TimeMs;
}

/** When a member's group of saved items last changed; strictly increases with each change. */
export interface SavedGroupTimeTable {
  profile_id: number;
  group_name: string;
  time: TimeMs;
}

export interface Tables
  extends
    DerivedTables,
    ContentApiTables,
    ContestTables,
    ImportTables,
    LogInTables,
    MoveTables,
    NewsletterTables {
  neighbourhoods: NeighbourhoodTable;
  listing_types: ListingTypeTable;
  listing_sub_types: ListingSubTypeTable;
  listings: ListingTable;
  photos: PhotoTable;
  picture_variants: PictureVariantTable;
  article_types: ArticleTypeTable;
  articles: ArticleTable;
  videos: VideoTable;
  events: EventTable;
  profiles: ProfileTable;
  sessions: SessionTable;
  favourites: FavouriteTable;
  todos: TodoTable;
  article_bookmarks: ArticleBookmarkTable;
  video_bookmarks: VideoBookmarkTable;
  event_bookmarks: EventBookmarkTable;
  ratings: RatingTable;
  saved_group_times: SavedGroupTimeTable;
  house_ads: HouseAdTable;
}

export type ListingRow = Selectable<ListingTable>;
export type ProfileRow = Selectable<ProfileTable>;
