import type { PlannedPicture } from './pictures/planPictures';

/**
 * What there is in the made-up city, as plain data. Fields are spelled as in the API; ids count from 1 within each list.
 * Names that begin with `date_` or end in `_date` or `_time` are milliseconds since 1970 UTC; an `image_path` is below the
 * images folder, without a slash in front: `pictures/market-03.jpg`.
 */
export interface City {
  /** Pictures that `drawPicture` draws. */
  drawn: readonly PlannedPicture[];
  /** Faces that `drawAvatar` draws. */
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

interface Named {
  id: number;
  name: string;
  /** Of its own page, with a slash at both ends; no two of a kind have the same. */
  path: string;
}

export interface CityNeighbourhood extends Named {
  /** Degrees, of its middle. */
  latitude: number;
  longitude: number;
  description: string;
}

/** Restaurants, or places. */
export type CityListingType = Named;

export interface CityListingSubType extends Named {
  type_id: number;
}

/** What is not known is empty, or null where it is no text. */
export interface CityListing extends Named {
  address: string;
  phone: string;
  website: string;
  /** The editors' own, 1 to 5 in hundredths; what members gave is in the city's `ratings`. */
  editors_rating: number | null;
  image_path: string | null;
  /** Degrees. */
  latitude: number | null;
  longitude: number | null;
  type_id: number;
  sub_type_id: number;
  neighbourhood_id: number | null;
  dinesafe_establishment_id: string | null;
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
  /** The member who took it; null for the editors' own and those from Instagram. */
  profile_id: number | null;
  creation_date: number;
  /** Of the photo's own page. */
  share_path: string;
  /** Empty for photos that did not come from there. */
  instagram_full_name: string;
  /** Below the images folder, or empty. */
  instagram_avatar_path: string;
}

/** A picture that is a crop and colouring of a drawn one, made when it is first asked for. */
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
  /** 100 leaves it as it is. */
  saturation_percent: number;
  brightness_percent: number;
}

/** A section of stories: `Food` at `/food/`. */
export type CityArticleType = Named;

export interface CityArticle extends Named {
  image_path: string | null;
  type_id: number;
  summary: string;
  /** HTML. */
  body: string;
  author: string;
  date_published: number;
}

export interface CityVideo extends Named {
  image_path: string | null;
  duration_seconds: number;
  summary: string;
  date_published: number;
}

export interface CityEvent extends Named {
  image_path: string | null;
  start_time: number;
  /** Null where nobody has said when it ends. */
  end_time: number | null;
  /** Where it happens; null for what happens at `address`. */
  listing_id: number | null;
  address: string;
  /** In words: `Free`. */
  price: string;
  description: string;
  date_published: number;
}

export interface CityContest extends Named {
  image_path: string | null;
  /** Whether a photo is sent in, or an answer. */
  kind: 'entry' | 'photo';
  closes_time: number;
  summary: string;
  prize: string;
  question: string;
  /** Plain text; an empty line stands between paragraphs. */
  rules: string;
  date_published: number;
}

export interface CityMember {
  id: number;
  full_name: string;
  email: string;
  /** Undefined for members whom nobody can log in as. */
  password?: string | undefined;
  /** Null for who shows no face. */
  avatar_path: string | null;
  date_joined: number;
  newsletters: readonly ('default' | 'foods')[];
}

interface Saved {
  id: number;
  /** The member who saved it. */
  profile_id: number;
  date_created: number;
}

export interface CityFavourite extends Saved {
  listing_id: number;
}

export interface CityTodo extends Saved {
  listing_id: number;
  is_done: boolean;
}

export interface CityRating extends Saved {
  listing_id: number;
  /** 1 to 5 in halves. */
  value: number;
}

export interface CityArticleBookmark extends Saved {
  article_id: number;
}

export interface CityVideoBookmark extends Saved {
  video_id: number;
}

export interface CityEventBookmark extends Saved {
  event_id: number;
}

/** An ad of the site for itself, which `drawHouseAd` draws. */
export interface CityHouseAd {
  id: number;
  /** What it says, for those who do not see it. */
  name: string;
  /** Of the drawing. */
  design: string;
  /** Path of the page that it leads to. */
  link: string;
  /** Pixels. */
  width: number;
  height: number;
  /** The heavier ones are shown more often. */
  weight: number;
}
