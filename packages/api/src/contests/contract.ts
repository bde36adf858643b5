import { z } from 'zod';
import { dateTime, fieldErrors, id, page, nullableText } from '../wire/responses';
import { limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';

/** `entry` is won by an answer, `photo` by a photo. */
export const contestKinds = ['entry', 'photo'] as const;
export type ContestKind = (typeof contestKinds)[number];

export const contest = z.object({
  id,
  name: z.string().min(1),
  share_url: nullableText,
  image_url: nullableText,
  kind: z.enum(contestKinds),
  /** The time after which nobody can enter. */
  closes: dateTime.nullable(),
  /** Plain text; paragraphs are separated by an empty line. */
  rules: nullableText,
});

export const contestsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'contests/',
    summary: 'Contests, those that close last first, a page at a time.',
    needsMember: false,
    query: z.object({ limit: limitParameter, offset: offsetParameter }),
    responses: { 200: page(contest), 400: fieldErrors },
  },
});

export type Contest = z.infer<typeof contest>;
