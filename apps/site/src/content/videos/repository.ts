import type { Selectable } from 'kysely';
import type { Video } from '@cityguide/api/contract';
import { formatDateTime } from '../../platform/api/formatDateTime';
import type { Database } from '../../platform/database/Database';
import { isPublished } from '../../platform/publishing/isPublished';
import type { VideoTable } from '../../platform/database/tables';

export type VideoRepository = ReturnType<typeof createVideoRepository>;

/** Published videos, in the format of the API. */
export function createVideoRepository({ query }: Database, now: () => number = Date.now) {
  const matching = () => query.selectFrom('videos').where(isPublished('videos', now()));
  const select = () => matching().selectAll();

  return {
    /** Newest first. */
    async findPage({ limit, offset }: { limit: number; offset: number }) {
      const { count } = await matching()
        .select((column) => column.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await select()
        .orderBy('date_published', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return { count, results: rows.map(toVideo) };
    },
    async findByIds(ids: readonly number[]): Promise<Video[]> {
      if (ids.length === 0) return [];
      return (await select().where('id', 'in', ids).execute()).map(toVideo);
    },
  };
}

function toVideo(row: Selectable<VideoTable>): Video {
  return {
    id: row.id,
    name: row.name,
    share_url: row.path,
    image_url: row.image_path && `/images/${row.image_path}`,
    duration: row.duration_seconds,
    date_published: formatDateTime(row.date_published),
  };
}
