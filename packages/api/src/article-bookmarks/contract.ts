import { z } from 'zod';
import { article } from '../articles/contract';
import { defineSavedRoutes, savedIds, savedListQuery } from '../saved/contract';
import { dateTime, id, page } from '../wire/responses';
import { defineBody } from '../wire/defineBody';
import { idField } from '../wire/fields';

/** An article that a member bookmarked. `object_id` is the article's id. */
export const articleBookmark = z.object({ id, object_id: id, article, date_created: dateTime });

export const articleBookmarksRoutes = defineSavedRoutes({
  group: 'article-bookmarks',
  noun: 'bookmark',
  list: page(articleBookmark),
  query: savedListQuery,
  saved: articleBookmark.omit({ article: true }),
  body: defineBody({ object_id: idField }),
  ids: savedIds,
});

/** As the client returns it: the article has its own id, and an invalid date from a backend is null. */
export type ArticleBookmark = Pick<z.infer<typeof articleBookmark>, 'id' | 'article'> & {
  date_created: string | null;
};
