import type { Article } from '@cityguide/api/contract';
import type { Database } from '../../platform/database/Database';
import { findRowPage, type PageBounds } from '../../platform/database/findRowPage';
import { isPublished } from '../../platform/publishing/isPublished';

export type ArticleRepository = ReturnType<typeof createArticleRepository>;

/** Published articles, in the format of the API. */
export function createArticleRepository({ query }: Database, now: () => number = Date.now) {
  const select = () =>
    query
      .selectFrom('articles')
      .where(isPublished('articles', now()))
      .select(['id', 'name', 'path', 'image_path']);

  return {
    /** Newest first. */
    async findPage(bounds: PageBounds) {
      const { count, rows } = await findRowPage(
        select().orderBy('date_published', 'desc').orderBy('id'),
        bounds,
      );
      return { count, results: rows.map(toArticle) };
    },
    async findByIds(ids: readonly number[]): Promise<Article[]> {
      if (ids.length === 0) return [];
      return (await select().where('id', 'in', ids).execute()).map(toArticle);
    },
  };
}

function toArticle(row: { id: number; name: string; path: string; image_path: string | null }): Article {
  return {
    id: row.id,
    name: row.name,
    share_url: row.path,
    image_url: row.image_path && `/images/${row.image_path}`,
  };
}
