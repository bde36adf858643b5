import type { Database } from '../platform/database/Database';
import { findRowPage } from '../platform/database/findRowPage';
import { isPublished } from '../platform/publishing/isPublished';

export type Content = ReturnType<typeof createContent>;
export type ArticleSummary = Awaited<ReturnType<Content['findArticles']>>['articles'][number];

interface ArticleQuery {
  typeId?: number | undefined;
  fromMs?: number;
  untilMs?: number;
  limit: number;
  offset?: number;
}

/** Reads what pages show besides listings: types, neighbourhoods, published articles. */
export function createContent({ query: database }: Database, now: () => number = Date.now) {
  const selectArticles = () =>
    database
      .selectFrom('articles')
      .where(isPublished('articles', now()))
      .innerJoin('article_types', 'article_types.id', 'articles.type_id')
      .select([
        'articles.id',
        'articles.name',
        'articles.path',
        'articles.image_path',
        'articles.summary',
        'articles.author',
        'articles.date_published',
        'articles.type_id',
        'article_types.name as type_name',
        'article_types.path as type_path',
      ]);

  return {
    /** Newest first; published from `fromMs` (inclusive) until `untilMs` (exclusive). */
    async findArticles({ typeId, fromMs, untilMs, limit, offset = 0 }: ArticleQuery) {
      let matching = selectArticles();
      if (fromMs !== undefined) matching = matching.where('articles.date_published', '>=', fromMs);
      if (untilMs !== undefined) matching = matching.where('articles.date_published', '<', untilMs);
      if (typeId !== undefined) matching = matching.where('articles.type_id', '=', typeId);
      const ordered = matching.orderBy('articles.date_published', 'desc').orderBy('articles.id');
      const { count, rows } = await findRowPage(ordered, { limit, offset });
      return { count, articles: rows };
    },
    /** The articles with these ids, in this order. */
    async findArticlesByIds(ids: readonly number[]) {
      if (ids.length === 0) return [];
      const rows = await selectArticles()
        .where('articles.id', 'in', [...ids])
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    findArticleByPath: (path: string) =>
      selectArticles().select('articles.body').where('articles.path', '=', path).executeTakeFirst(),
    findArticleTypes: () =>
      database.selectFrom('article_types').where('is_staged', '=', 0).selectAll().orderBy('id').execute(),
    findListingTypes: () =>
      database.selectFrom('listing_types').where('is_staged', '=', 0).selectAll().orderBy('id').execute(),
    findSubTypes: () =>
      database
        .selectFrom('listing_sub_types')
        .where('is_staged', '=', 0)
        .selectAll()
        .orderBy('name')
        .execute(),
    findNeighbourhoods: () =>
      database
        .selectFrom('neighbourhoods')
        .where('is_staged', '=', 0)
        .selectAll()
        .orderBy('sort_name')
        .orderBy('id')
        .execute(),
    findNeighbourhoodById: (id: number) =>
      database
        .selectFrom('neighbourhoods')
        .where('is_staged', '=', 0)
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst(),
    findNeighbourhoodByPath: (path: string) =>
      database
        .selectFrom('neighbourhoods')
        .where('is_staged', '=', 0)
        .selectAll()
        .where('path', '=', path)
        .executeTakeFirst(),
    /** Number of listings by neighbourhood id. */
    async countByNeighbourhood(): Promise<ReadonlyMap<number, number>> {
      const rows = await database
        .selectFrom('listings')
        .where(isPublished('listings', now()))
        .select(['neighbourhood_id', (select) => select.fn.countAll<number>().as('count')])
        .where('neighbourhood_id', 'is not', null)
        .groupBy('neighbourhood_id')
        .execute();
      return new Map(rows.map(({ neighbourhood_id: id, count }) => [id ?? 0, Number(count)]));
    },
    /** Sub types with listings in a neighbourhood, the most frequent first. */
    async findSubTypesOf({ neighbourhoodId, typeId }: { neighbourhoodId: number; typeId?: number }) {
      let matching = database
        .selectFrom('listings')
        .innerJoin('listing_sub_types', 'listing_sub_types.id', 'listings.sub_type_id')
        .where('listings.neighbourhood_id', '=', neighbourhoodId)
        .where(isPublished('listings', now()));
      if (typeId !== undefined) matching = matching.where('listing_sub_types.type_id', '=', typeId);
      const rows = await matching
        .select([
          'listing_sub_types.id',
          'listing_sub_types.name',
          'listing_sub_types.type_id',
          (select) => select.fn.countAll<number>().as('count'),
        ])
        .groupBy(['listing_sub_types.id', 'listing_sub_types.name', 'listing_sub_types.type_id'])
        .orderBy('count', 'desc')
        .orderBy('listing_sub_types.id')
        .execute();
      return rows.map((row) => ({ ...row, count: Number(row.count) }));
    },
  };
}
