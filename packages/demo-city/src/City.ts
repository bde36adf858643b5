import type { PlannedPicture } from './pictures/planPictures';

/**
 * The data of the made-up city, as plain objects. Fields are named as in the API; ids count from 1 within each list.
 * Names that begin with `date_` or end in `_date` or `_time` are milliseconds since 1970 UTC; an `image_path` is
 * relative to the images folder, without a leading slash: `pictures/market-03.jpg`.
 */
export interface City {
  /** Pictures to draw with `drawPicture`. */
  drawnPictures: readonly PlannedPicture[];
  /** Portraits to draw with `drawAvatar`. */
  avatars: readonly { path: string }[];
  neighbourhoods: readonly CityNeighbourhood[];
  listingTypes: readonly CityListingType[];
  listingSubTypes: readonly CityListingSubType[];
  listings: readonly CityListing[];
  photos: readonly CityPhoto[];
  pictureVariants: readonly CityPictureVariant[];
  articleTypes: readonly CityArticleType[];
  articles: readonly CityArticle[];
  videos: readonly CityVideo[];
  events: readonly CityEvent[];
  contests: readonly CityContest[];
  members: readonly CityMember[];
  favourites: readonly CityFavourite[];
  todos: readonly CityTodo[];
  articleBookmarks: readonly CityArticleBookmark[];
  videoBookmarks: readonly CityVideoBookmark[];
  eventBookmarks: readonly CityEventBookmark[];
  ratings: readonly CityRating[];
  houseAds: readonly CityHouseAd[];
}

interface NamedPage {
  id: number;
  name: string;
  /** Path of its own page, with a slash at both ends; unique within its kind. */
  path: string;
}

export interface CityNeighbourhood extends NamedPage {
  /** Degrees, of its centre. */
  latitude: number;
  longitude: number;
  description: string;
}

/** Restaurants, or places. */
export type CityListingType = NamedPage;

export interface CityListingSubType extends NamedPage {
  type_id: number;
}

/** Unknown fields are empty, or null if they are not text. */
export interface CityListing extends NamedPage {
  address: string;
  phone: string;
  website: string;
  /** The editors' own rating, 1 to 5 in hundredths; members' ratings are in the city's `ratings`. */
  editors_rating: number | null;
  image_path: string | null;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  type_id: number;
  sub_type_id: number;
  neighbourhood_id: number | null;
  dinesafe_establishment_id: string | null;
  /** As `formatOpeningHours` writes them. */
  opening_hours: string;
  /** 1 to 4. */
  price: number | null;
  menu_url: string;
  booking_url: string;
  favourite_count: number;
  date_published: number;
  description: string;
}

export interface CityPhoto {
  id: number;
  image_path: string;
  /** Pixels. */
  width: number;
  height: number;
  description: string;
  listing_id: number;
  /** The member who took it; null for the editors' own photos and those from Instagram. */
  profile_id: number | null;
  creation_date: number;
  /** Path of the photo's own page. */
  share_path: string;
  /** Empty for photos that are not from Instagram. */
  instagram_full_name: string;
  /** Relative to the images folder, or empty. */
  instagram_avatar_path: string;
}

/** A crop of a drawn picture with other colours, made when it is first requested. */
export interface CityPictureVariant {
  path: string;
  /** The drawn picture that it is made from. */
  source_path: string;
  /** Thousandths of the source's width and height. */
  crop_left: number;
  crop_top: number;
  crop_width: number;
  crop_height: number;
  is_mirrored: boolean;
  /** Rotation of the hue, -180 to 180. */
  hue_degrees: number;
  /** 100 leaves the picture unchanged. */
  saturation_percent: number;
  brightness_percent: number;
}

/** A section of stories: `Food` at `/food/`. */
export type CityArticleType = NamedPage;

export interface CityArticle extends NamedPage {
  image_path: string | null;
  type_id: number;
  summary: string;
  /** HTML. */
  body: string;
  author: string;
  date_published: number;
}

export interface CityVideo extends NamedPage {
  image_path: string | null;
  duration_seconds: number;
  summary: string;
  date_published: number;
}

export interface CityEvent extends NamedPage {
  image_path: string | null;
  start_time: number;
  /** Null if its end is unknown. */
  end_time: number | null;
  /** The venue; null for events that take place at `address`. */
  listing_id: number | null;
  address: string;
  /** As text: `Free`. */
  price: string;
  description: string;
  date_published: number;
}

export interface CityContest extends NamedPage {
  image_path: string | null;
  /** Whether visitors send in a photo, or answer the question. */
  kind: 'entry' | 'photo';
  closes_time: number;
  summary: string;
  prize: string;
  question: string;
  /** Plain text; paragraphs are separated by an empty line. */
  rules: string;
  date_published: number;
}

export interface CityMember {
  id: number;
  full_name: string;
  email: string;
  /** Undefined for members who cannot log in. */
  password?: string | undefined;
  /** Null for members without a picture. */
  avatar_path: string | null;
  date_joined: number;
  newsletters: readonly ('default' | 'foods')[];
}

interface SavedRow {
  id: number;
  /** The member who saved it. */
  profile_id: number;
  date_created: number;
}

export interface CityFavourite extends SavedRow {
  listing_id: number;
}

export interface CityTodo extends SavedRow {
  listing_id: number;
  is_done: boolean;
}

export interface CityRating extends SavedRow {
  listing_id: number;
  /** 1 to 5 in halves. */
  value: number;
}

export interface CityArticleBookmark extends SavedRow {
  article_id: number;
}

export interface CityVideoBookmark extends SavedRow {
  video_id: number;
}

export interface CityEventBookmark extends SavedRow {
  event_id: number;
}

/** An ad of the site for itself, which `drawHouseAd` draws. */
export interface CityHouseAd {
  id: number;
  /** Its text, for screen readers. */
  name: string;
  /** Name of the design. */
  design: string;
  /** Path of the page that it links to. */
  link: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Ads with more weight are shown more often. */
  weight: number;
}
