import { z } from 'zod';
import { dateTime, fieldErrors, id, page, nullableText } from '../wire/responses';
import { limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';

/** It takes place at a listing, or at an address that is not a listing. */
export const event = z.object({
  id,
  name: z.string().min(1),
  share_url: nullableText,
  image_url: nullableText,
  start: dateTime.nullable(),
  end: dateTime.nullable(),
  listing: z.object({ id, name: z.string().min(1), share_url: nullableText }).nullable(),
  address: nullableText,
  /** As text, such as `Free` or `$12 at the door`. */
  price: nullableText,
  description: nullableText,
  /** Cancelled; it stays in the list to show that. */
  is_cancelled: z.boolean(),
});

export const eventsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'events/',
    summary: 'Events by their start, past ones first, a page at a time.',
    needsMember: false,
    query: z.object({ limit: limitParameter, offset: offsetParameter }),
    responses: { 200: page(event), 400: fieldErrors },
  },
});

export type CityEvent = z.infer<typeof event>;
