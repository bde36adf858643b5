import { z } from 'zod';
import { article } from '../articles/contract';
import { defineSavedRoutes, savedIds, savedListQuery } from '../saved/contract';
import { dateTime, id, page } from '../wire/answers';
import { bodyOf } from '../wire/bodyOf';
import { idField } from '../wire/fields';

/** An article kept for reading. `object_id` is the article's id. */
export const articleBookmark = z.object({ id, object_id: id, article, date_created: dateTime });

export const articleBookmarksRoutes = defineSavedRoutes({
  group: 'article-bookmarks',
  noun: 'bookmark',
  list: page(articleBookmark),
  query: savedListQuery,
  saved: articleBookmark.omit({ article: true }),
  body: bodyOf({ object_id: idField }),
  ids: savedIds,
});

/** As clients see it: the article names itself, and a backend's date that cannot be read is null. */
export type ArticleBookmark = Pick<z.infer<typeof articleBookmark>, 'id' | 'article'> & {
  date_created: string | null;
};
