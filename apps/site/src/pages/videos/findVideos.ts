import type { Selectable } from 'kysely';
import type { Database } from '../../database/database';
import type { VideoTable } from '../../database/tables';

export type VideoRow = Selectable<VideoTable>;

/** Reads what the video pages show. */
export function createVideoSearch({ query }: Database) {
  return {
    /** The newest first. */
    async find({ limit, offset }: { limit: number; offset: number }) {
      const { count } = await query
        .selectFrom('videos')
        .select((column) => column.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const videos = await query
        .selectFrom('videos')
        .selectAll()
        .orderBy('date_published', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { count: Number(count), videos };
    },
    findByPath: (path: string) =>
      query.selectFrom('videos').selectAll().where('path', '=', path).executeTakeFirst(),
  };
}
