import { z } from 'zod';
import { fieldErrors, id, page, detail, nullableText } from '../wire/responses';
import {
  idFilter,
  idInPath,
  ignoredParameter,
  keywordsParameter,
  limitParameter,
  offsetParameter,
  orderingParameter,
  positionParameter,
} from '../wire/query';
import { defineRoutes } from '../wire/route';

/** Every ordering ends in the id, so that pages never overlap; listings without a rating come last either way. */
export const listingOrderings = [
  'name',
  '-name',
  'rating',
  '-rating',
  'favourite_count',
  '-favourite_count',
  'date_published',
  '-date_published',
] as const;

/** `17:30`; `24:00` is the end of a day. */
const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/);
const openingPeriods = z.array(z.object({ opens: clock, closes: clock }));

/** As `OpeningHours` of `@cityguide/site-config/formats`, which says what each field means. */
const openingHours = z.object({
  week: z.array(openingPeriods.nullable()).length(7),
  exceptions: z.array(
    z.object({
      date: z.string().regex(/^(?:\d{4}-)?\d\d-\d\d$/),
      name: z.string().min(1).nullable(),
      periods: openingPeriods,
    }),
  ),
  closed_for_now: z.boolean(),
});

const listingType = z.object({ id, name: z.string().min(1), share_url: nullableText });

export const listing = z.object({
  id,
  name: z.string().min(1),
  address: nullableText,
  phone: nullableText,
  website: nullableText,
  /** 0 to 5; null if there is no rating. */
  rating: z.number().min(0).max(5).nullable(),
  image_url: nullableText,
  /** Degrees, WGS 84. */
  coordinates: z
    .object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .nullable(),
  share_url: nullableText,
  type: listingType.nullable(),
  sub_type: listingType.nullable(),
  default_neighborhood: z.object({ id, name: z.string().min(1), path: nullableText }).nullable(),
  dinesafe_establishment_id: nullableText,
  /*
   * Our additions, which help to choose a place for tonight (GUIDE-3). Backends without them leave them out, and
   * nothing shows where they would be. The browser's client does not read them: its bytes are on every page, and the
   * page itself gives hours to the widget that shows them.
   */
  /** In the city's time zone. */
  opening_hours: openingHours.nullish(),
  /** 1, cheap, to 4, expensive. */
  price: z.int().min(1).max(4).nullish(),
  menu_url: nullableText.optional(),
  booking_url: nullableText.optional(),
  /** How many members have rated it. */
  rating_count: z.int().min(0).nullish(),
});

export const listingsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'listings/',
    summary: 'Listings, filtered, searched and in order, a page at a time.',
    needsMember: false,
    query: z.object({
      limit: limitParameter,
      offset: offsetParameter,
      ordering: orderingParameter([...listingOrderings, 'distance'], '-date_published'),
      /** Our addition: where `ordering=distance` measures from. Backends without it ignore both. */
      near: positionParameter,
      keywords: keywordsParameter,
      /** Our addition: pages such as `/restaurants/` list a whole type. Backends without it ignore it. */
      type: idFilter,
      sub_type: idFilter,
      default_neighborhood: idFilter,
      bundle_type: ignoredParameter,
    }),
    responses: { 200: page(listing), 400: fieldErrors },
  },
  read: {
    method: 'GET',
    path: 'listings/{id}/',
    summary: 'One listing.',
    needsMember: false,
    params: z.object({ id: idInPath }),
    responses: { 200: listing, 404: detail },
  },
});

export type Listing = z.infer<typeof listing>;
export type Coordinates = NonNullable<Listing['coordinates']>;
/** Orderings of the listings themselves; `distance` needs a position as well. */
export type ListingOrdering = (typeof listingOrderings)[number];
/** The parameters of a listing list; null and undefined are not sent. */
export interface ListParams {
  limit?: number | null;
  offset?: number | null;
  ordering?: ListingOrdering | 'distance' | null;
  /** `latitude,longitude` in degrees: the nearest first, with `ordering: 'distance'`. */
  near?: string | null;
  keywords?: string | null;
  type?: number | null;
  sub_type?: number | null;
  default_neighborhood?: number | null;
  bundle_type?: string | null;
}
