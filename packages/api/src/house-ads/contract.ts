import { z } from 'zod';
import { fieldErrors, id, nullableText } from '../wire/responses';
import { defineRoutes } from '../wire/route';

const MAX_PX = 4000;

/** `300x250`: width and height in CSS pixels. */
const sizeParameter = z
  .string('Enter one value only.')
  .regex(/^\d{1,4}x\d{1,4}$/, 'Enter a size as in 300x250.')
  .transform((text) => text.split('x').map(Number))
  .transform(([width = 0, height = 0]) => ({ width, height }));

const slotParameter = z
  .string('Enter one value only.')
  .regex(/^[\w-]{1,100}$/, 'Enter the name of a slot: letters, digits and hyphens.');

/** An ad of the site's own: an image with a link, or an HTML page that is shown in a frame. */
export const houseAd = z.object({
  id,
  /** The text of the ad, for visitors who do not see it. */
  name: z.string().min(1),
  /** CSS pixels. */
  width: z.int().min(1).max(MAX_PX),
  height: z.int().min(1).max(MAX_PX),
  /** The target: an own path or a URL with http(s). A page has links of its own. */
  link_url: nullableText,
  image_url: nullableText,
  /** Own path of the page; null if there is an image. */
  frame_url: nullableText,
  /** An ad of weight 2 is shown twice as often as one of weight 1. */
  weight: z.int().min(1).max(100),
});

export const houseAdsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'house-ads/',
    summary: 'The site’s own ads for a slot at a size, among which the page chooses.',
    needsMember: false,
    query: z.object({ slot: slotParameter, size: sizeParameter }),
    responses: { 200: z.object({ results: z.array(houseAd) }), 400: fieldErrors },
  },
});

export type HouseAd = z.infer<typeof houseAd>;
