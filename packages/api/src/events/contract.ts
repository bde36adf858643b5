import { z } from 'zod';
import { dateTime, fieldErrors, id, page, words } from '../wire/answers';
import { limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';

/** It happens at a listing, or at an address that is none. */
export const event = z.object({
  id,
  name: z.string().min(1),
  share_url: words,
  image_url: words,
  start: dateTime.nullable(),
  end: dateTime.nullable(),
  listing: z.object({ id, name: z.string().min(1), share_url: words }).nullable(),
  address: words,
  /** In words, such as `Free` or `$12 at the door`. */
  price: words,
  description: words,
  /** It was called off; it stays to say so. */
  is_cancelled: z.boolean(),
});

export const eventsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'events/',
    summary: 'Events by their start, past ones first, a page at a time.',
    needsMember: false,
    query: z.object({ limit: limitParameter, offset: offsetParameter }),
    answers: { 200: page(event), 400: fieldErrors },
  },
});

export type CityEvent = z.infer<typeof event>;
