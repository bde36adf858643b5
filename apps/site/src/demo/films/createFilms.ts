import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFilm } from '@cityguide/demo-city/makeFilm';
import type { Database } from '../../platform/database/Database';
import { createDiskCache } from '../../media/images/createDiskCache';
import { createRenderQueue } from '../../media/images/createRenderQueue';
import { isPublished } from '../../platform/publishing/isPublished';

/** Incremented when the same video would be rendered differently. */
const FILM_VERSION = 1;
const MAX_CACHE_BYTES = 512 * 1024 ** 2;
const DEFAULT_SECONDS = 20;
/** The longest film, whatever duration the database says. */
const MAX_SECONDS = 60;

export interface FilmHandle {
  /** Identifies this version of the film. */
  key: string;
  /** @throws {QueueFullError} */
  load(): Promise<Buffer>;
}

interface FilmsOptions {
  database: Database;
  dataDir: string;
  now(): number;
  /** Called for errors that do not prevent a response. */
  reportError(error: unknown): void;
}

/** The films of the seeded videos, rendered from their generated images on first request and cached on disk. */
export function createFilms({ database, dataDir, now, reportError }: FilmsOptions) {
  const cache = createDiskCache({ folder: join(dataDir, 'film-cache'), maxBytes: MAX_CACHE_BYTES });
  const queue = createRenderQueue({ concurrency: 1, maxQueued: 8 });

  /** Undefined if there is no such video, or no image to render its film from. */
  async function find(id: number): Promise<FilmHandle | undefined> {
    const video = await database.query
      .selectFrom('videos')
      .select(['image_path', 'duration_seconds'])
      .where('id', '=', id)
      .where(isPublished('videos', now()))
      .executeTakeFirst();
    if (!video?.image_path) return undefined;
    const file = join(dataDir, 'images', video.image_path);
    const picture = await readFile(file).catch(() => undefined);
    if (!picture) return undefined;
    const seconds = Math.min(video.duration_seconds ?? DEFAULT_SECONDS, MAX_SECONDS);
    const key = createHash('sha256')
      .update(JSON.stringify([FILM_VERSION, id, seconds]))
      .update(picture)
      .digest('hex')
      .slice(0, 32);

    return {
      key,
      load: async () =>
        (await cache.read(key)) ??
        queue.run(key, async () => {
          const film = await makeFilm({ picture, key: String(id), seconds });
          await cache.write(key, film).catch(reportError);
          return film;
        }),
    };
  }

  return { find };
}
