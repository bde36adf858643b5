import type { Selectable } from 'kysely';
import type { Database } from '../../../platform/database/Database';
import type { VideoTable } from '../../../platform/database/tables';
import { isPublished } from '../../../platform/publishing/isPublished';

export type VideoRow = Selectable<VideoTable>;

/** Reads what the video pages show. */
export function createVideoSearch({ query }: Database, now: () => number = Date.now) {
  const matching = () => query.selectFrom('videos').where(isPublished('videos', now()));

  return {
    /** Newest first. */
    async find({ limit, offset }: { limit: number; offset: number }) {
      const { count } = await matching()
        .select((column) => column.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const videos = await matching()
        .selectAll()
        .orderBy('date_published', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { count: Number(count), videos };
    },
    findByPath: (path: string) => matching().selectAll().where('path', '=', path).executeTakeFirst(),
  };
}
