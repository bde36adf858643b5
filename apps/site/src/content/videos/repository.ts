import type { Selectable } from 'kysely';
import type { Video } from '@cityguide/api/contract';
import { formatDateTime } from '../../platform/api/formatDateTime';
import type { Database } from '../../platform/database/Database';
import { findRowPage, type PageBounds } from '../../platform/database/findRowPage';
import { isPublished } from '../../platform/publishing/isPublished';
import type { VideoTable } from '../../platform/database/tables';

export type VideoRepository = ReturnType<typeof createVideoRepository>;

export type VideoRow = Selectable<VideoTable>;

/** Published videos. */
export function createVideoRepository({ query }: Database, now: () => number = Date.now) {
  const select = () => query.selectFrom('videos').where(isPublished('videos', now())).selectAll();

  const findRows = (bounds: PageBounds) =>
    findRowPage(select().orderBy('date_published', 'desc').orderBy('id'), bounds);

  return {
    /** As the pages show them, newest first. */
    findRows,
    findRowByPath: (path: string) => select().where('path', '=', path).executeTakeFirst(),
    /** In the format of the API, newest first. */
    async findPage(bounds: PageBounds) {
      const { count, rows } = await findRows(bounds);
      return { count, results: rows.map(toVideo) };
    },
    /** In the format of the API. */
    async findByIds(ids: readonly number[]): Promise<Video[]> {
      if (ids.length === 0) return [];
      return (await select().where('id', 'in', ids).execute()).map(toVideo);
    },
  };
}

function toVideo(row: VideoRow): Video {
  return {
    id: row.id,
    name: row.name,
    share_url: row.path,
    image_url: row.image_path && `/images/${row.image_path}`,
    duration: row.duration_seconds,
    date_published: formatDateTime(row.date_published),
  };
}
