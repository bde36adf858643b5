import type { Database } from '../../platform/database/Database';
import type { ExportedRecord } from './listRecords';
import { formatTime, readInParts, toPicture } from './readInParts';

/** All articles. */
export async function* listArticles({ query }: Database): AsyncGenerator<ExportedRecord> {
  const readRows = ({ afterId, limit }: { afterId: number; limit: number }) =>
    query
      .selectFrom('articles')
      .innerJoin('article_types', 'article_types.id', 'articles.type_id')
      .selectAll('articles')
      .select('article_types.name as section')
      .where('articles.id', '>', afterId)
      .where('articles.date_withdrawn', 'is', null)
      .orderBy('articles.id')
      .limit(limit)
      .execute();
  for await (const rows of readInParts(readRows))
    for (const row of rows)
      yield {
        key: row.external_key ?? row.path,
        name: row.name,
        section: row.section,
        summary: row.summary,
        body: row.body,
        author: row.author,
        pictures: row.image_path === null ? [] : [toPicture(row.image_path)],
        published: formatTime(row.date_published),
        path: row.path,
      };
}
