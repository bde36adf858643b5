import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import type { VideoTable } from '../../../platform/database/tables';
import { isPublished } from '../../../platform/publishing/isPublished';

export type VideoRow = Selectable<VideoTable>;

/** The database queries of the video pages. */
export function createVideoQueries({ query }: Database, now: () => number = Date.now) {
  const published = () => query.selectFrom('videos').where(isPublished('videos', now()));

  return {
    /** Newest first. */
    async find({ limit, offset }: { limit: number; offset: number }) {
      const { count } = await published()
        .select((column) => column.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const videos = await published()
        .selectAll()
        .orderBy('date_published', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { count: Number(count), videos };
    },
    findByPath: (path: string) => published().selectAll().where('path', '=', path).executeTakeFirst(),
  };
}
