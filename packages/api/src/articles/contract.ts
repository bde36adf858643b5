import { z } from 'zod';
import { fieldErrors, id, page, nullableText } from '../wire/responses';
import { limitParameter, offsetParameter } from '../wire/query';
import { defineRoutes } from '../wire/route';

export const article = z.object({
  id,
  name: z.string().min(1),
  share_url: nullableText,
  image_url: nullableText,
});

export const articlesRoutes = defineRoutes({
  list: {
    method: 'GET',
    path: 'articles/',
    summary: 'Articles, the newest first, a page at a time.',
    needsMember: false,
    query: z.object({ limit: limitParameter, offset: offsetParameter }),
    responses: { 200: page(article), 400: fieldErrors },
  },
});

export type Article = z.infer<typeof article>;
