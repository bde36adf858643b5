import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/database/database';
import { createDiskCache } from './createDiskCache';
import type { RenderQueue } from './createRenderQueue';
import { findVariant, type PictureVariant } from './findVariant';
import { MAX_FILE_BYTES } from './imageLimits';
import type { ImageRequest } from './parseImageRequest';
import { renderImage } from './renderImage';
import { UnreadableImage } from './UnreadableImage';

const MAX_CACHE_BYTES = 1024 ** 3;

export interface FoundImage {
  /** Names the picture in this size, form and version of its original. */
  key: string;
  /**
   * Undefined where the original was removed meanwhile.
   * @throws UnreadableImage, QueueFull
   */
  load(): Promise<Buffer | undefined>;
}

export type ImageServer = ReturnType<typeof createImageServer>;

/** Pictures of `<dataDir>/images` in every allowed size, rendered when first asked for and kept on disk. */
export function createImageServer({
  database,
  dataDir,
  queue,
  reportFault,
  maxCacheBytes = MAX_CACHE_BYTES,
}: Parts) {
  const folder = join(dataDir, 'images');
  const cache = createDiskCache({ folder: join(dataDir, 'image-cache'), maxBytes: maxCacheBytes });

  /** Looks the original up and reads no pixel; undefined where there is no such picture. */
  async function find(request: ImageRequest): Promise<FoundImage | undefined> {
    const source = await findSource(request.path);
    if (!source) return undefined;
    const key = keyOf(request, source);
    return {
      key,
      async load() {
        return (await cache.read(key)) ?? queue.run(key, () => render(key, { request, source }));
      },
    };
  }

  async function render(key: string, { request, source }: { request: ImageRequest; source: Source }) {
    if (source.bytes > MAX_FILE_BYTES)
      throw new UnreadableImage('bytes', `'${request.path}' has ${source.bytes} bytes.`);
    const rendered = await renderImage({ ...source, request }).catch(async (error: unknown) => {
      if (await findFile(source.file)) throw error;
    });
    if (!rendered) return undefined;
    // A full disk makes pictures slow, not absent.
    await cache.write(key, rendered).catch(reportFault);
    if (await findFile(source.file)) return rendered;
    // Removed while it was rendered: what was made of it was forgotten before this was written.
    await forget(request.path);
    return undefined;
  }

  /** The file itself, or the drawn picture that a variant is made from. */
  async function findSource(path: string): Promise<Source | undefined> {
    const own = await findFile(join(folder, path));
    if (own) return own;
    const variant = await findVariant(database, path);
    const drawn = variant && (await findFile(join(folder, variant.source_path)));
    return drawn && { ...drawn, variant };
  }

  /** Forgets what was made of a picture whose original is gone. */
  async function forget(path: string): Promise<void> {
    await cache.removeAll(hash(path, PATH_LETTERS));
  }

  return { find, forget };
}

interface Parts {
  database: Database;
  dataDir: string;
  queue: RenderQueue;
  /** Told of what went wrong but keeps nobody from their picture. */
  reportFault(error: unknown): void;
  maxCacheBytes?: number;
}

interface Source {
  file: string;
  bytes: number;
  changedMs: number;
  variant?: PictureVariant;
}

const PATH_LETTERS = 16;

async function findFile(file: string): Promise<Source | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, bytes: found.size, changedMs: found.mtimeMs } : undefined;
}

/** Begins with the path's own hash, so that all that was made of one picture is found by its name. */
function keyOf({ path, format, ...rest }: ImageRequest, { bytes, changedMs, variant }: Source): string {
  const version = JSON.stringify([bytes, changedMs, variant, format, rest]);
  return `${hash(path, PATH_LETTERS)}${hash(version, 24)}.${format}`;
}

function hash(text: string, letters: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, letters);
}
