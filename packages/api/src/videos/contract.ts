import { z } from 'zod';
import { dateTime, fieldErrors, id, page, nullableText } from '../wire/responses';
import { limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';

export const video = z.object({
  id,
  name: z.string().min(1),
  share_url: nullableText,
  image_url: nullableText,
  /** Seconds; null if it is unknown. */
  duration: z.int().min(1).nullable(),
  date_published: dateTime.nullable(),
});

export const videosRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'videos/',
    summary: 'Videos, the newest first, a page at a time.',
    needsMember: false,
    query: z.object({ limit: limitParameter, offset: offsetParameter }),
    responses: { 200: page(video), 400: fieldErrors },
  },
});

export type Video = z.infer<typeof video>;
