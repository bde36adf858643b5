import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../platform/database/Database';
import { createDiskCache } from './createDiskCache';
import type { RenderQueue } from './createRenderQueue';
import { findVariant, type PictureVariant } from './findVariant';
import { MAX_FILE_BYTES } from './imageLimits';
import type { ImageRequest } from './parseImageRequest';
import { renderImage } from './renderImage';
import { UnreadableImageError } from './UnreadableImageError';

const MAX_CACHE_BYTES = 1024 ** 3;

export interface ImageHandle {
  /** Identifies the image in this size and format, and the version of its original. */
  key: string;
  /**
   * Undefined if the original has been removed meanwhile.
   * @throws {UnreadableImageError | QueueFullError}
   */
  load(): Promise<Buffer | undefined>;
}

export type ImageServer = ReturnType<typeof createImageServer>;

/** Serves the images of `<dataDir>/images` in every allowed size, rendered on first request and cached on disk. */
export function createImageServer({
  database,
  dataDir,
  queue,
  reportError,
  maxCacheBytes = MAX_CACHE_BYTES,
}: ImageServerOptions) {
  const folder = join(dataDir, 'images');
  const cache = createDiskCache({ folder: join(dataDir, 'image-cache'), maxBytes: maxCacheBytes });

  /** Looks up the original without decoding it; undefined if there is no such image. */
  async function find(request: ImageRequest): Promise<ImageHandle | undefined> {
    const source = await findSource(request.path);
    if (!source) return undefined;
    const key = createCacheKey(request, source);
    return {
      key,
      async load() {
        return (await cache.read(key)) ?? queue.run(key, () => render(key, { request, source }));
      },
    };
  }

  async function render(key: string, { request, source }: { request: ImageRequest; source: SourceImage }) {
    if (source.size > MAX_FILE_BYTES)
      throw new UnreadableImageError('bytes', `'${request.path}' has ${source.size} bytes.`);
    const rendered = await renderImage({ ...source, request }).catch(async (error: unknown) => {
      if (await findFile(source.file)) throw error;
    });
    if (!rendered) return undefined;
    // With a full disk images are slow, but not missing.
    await cache.write(key, rendered).catch(reportError);
    if (await findFile(source.file)) return rendered;
    // Removed while it was rendered, and evicted before this was written.
    await evict(request.path);
    return undefined;
  }

  /** The file itself, or the generated image that a variant is derived from. */
  async function findSource(path: string): Promise<SourceImage | undefined> {
    const original = await findFile(join(folder, path));
    if (original) return original;
    const variant = await findVariant(database, path);
    const source = variant && (await findFile(join(folder, variant.source_path)));
    return source && { ...source, variant };
  }

  /** Removes cached versions of an image whose original was removed. */
  async function evict(path: string): Promise<void> {
    await cache.removeByPrefix(hash(path, PATH_HASH_LENGTH));
  }

  return { find, evict };
}

interface ImageServerOptions {
  database: Database;
  dataDir: string;
  queue: RenderQueue;
  /** Called for errors that do not prevent a response. */
  reportError(error: unknown): void;
  maxCacheBytes?: number;
}

interface SourceImage {
  file: string;
  size: number;
  modifiedMs: number;
  variant?: PictureVariant;
}

const PATH_HASH_LENGTH = 16;

async function findFile(file: string): Promise<SourceImage | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? { file, size: stats.size, modifiedMs: stats.mtimeMs } : undefined;
}

/** Starts with the hash of the path, so that all versions of an image can be found by their file names. */
function createCacheKey(
  { path, format, ...rest }: ImageRequest,
  { size, modifiedMs, variant }: SourceImage,
): string {
  const version = JSON.stringify([size, modifiedMs, variant, format, rest]);
  return `${hash(path, PATH_HASH_LENGTH)}${hash(version, 24)}.${format}`;
}

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}
