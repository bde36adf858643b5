import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFilm } from '@cityguide/demo-city/makeFilm';
import type { Database } from '../../platform/database/database';
import { createDiskCache } from '../../media/images/createDiskCache';
import { createRenderQueue } from '../../media/images/createRenderQueue';
import { isPublished } from '../../platform/publishing/isPublished';

/** Counted up when the same video would be made differently. */
const MAKER = 1;
const MAX_CACHE_BYTES = 512 * 1024 ** 2;
const USUAL_SECONDS = 20;
/** No film is longer, whatever the database says. */
const MAX_SECONDS = 60;

export interface FoundFilm {
  /** Names the film in this version. */
  key: string;
  /** @throws QueueFull */
  load(): Promise<Buffer>;
}

interface Parts {
  database: Database;
  dataDir: string;
  now(): number;
  /** Told of what went wrong but keeps nobody from their film. */
  reportFault(error: unknown): void;
}

/** The films of the seeded videos, made of their drawn pictures when first asked for and kept on disk. */
export function createFilms({ database, dataDir, now, reportFault }: Parts) {
  const cache = createDiskCache({ folder: join(dataDir, 'film-cache'), maxBytes: MAX_CACHE_BYTES });
  const queue = createRenderQueue({ places: 1, maxWaiting: 8 });

  /** Undefined where there is no such video, or no drawing to make its film of. */
  async function find(id: number): Promise<FoundFilm | undefined> {
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
    const seconds = Math.min(video.duration_seconds ?? USUAL_SECONDS, MAX_SECONDS);
    const key = createHash('sha256')
      .update(JSON.stringify([MAKER, id, seconds]))
      .update(picture)
      .digest('hex')
      .slice(0, 32);

    return {
      key,
      load: async () =>
        (await cache.read(key)) ??
        queue.run(key, async () => {
          const film = await makeFilm({ picture, key: String(id), seconds });
          await cache.write(key, film).catch(reportFault);
          return film;
        }),
    };
  }

  return { find };
}
