import { z } from 'zod';
import { dateTime, fieldErrors, id, page, words } from '../wire/answers';
import { limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';

/** `entry` is won by an answer, `photo` by a photo. */
export const contestKinds = ['entry', 'photo'] as const;
export type ContestKind = (typeof contestKinds)[number];

export const contest = z.object({
  id,
  name: z.string().min(1),
  share_url: words,
  image_url: words,
  kind: z.enum(contestKinds),
  /** After this moment nobody can enter. */
  closes: dateTime.nullable(),
  /** Plain text; an empty line stands between paragraphs. */
  rules: words,
});

export const contestsRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'contests/',
    summary: 'Contests, those that close last first, a page at a time.',
    needsMember: false,
    query: z.object({ limit: limitParameter, offset: offsetParameter }),
    answers: { 200: page(contest), 400: fieldErrors },
  },
});

export type Contest = z.infer<typeof contest>;
