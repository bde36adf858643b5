import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../database/database';
import { createDiskCache } from './createDiskCache';
import { createRenderQueue } from './createRenderQueue';
import { findVariant } from './findVariant';
import type { ImageRequest } from './parseImageRequest';
import { renderImage } from './renderImage';

const MAX_CACHE_BYTES = 1024 ** 3;
const MAX_WAITING = 200;

export interface ServedImage {
  bytes: Buffer;
  /** Names the picture in this size, form and version of its original. */
  key: string;
}

export type ImageServer = ReturnType<typeof createImageServer>;

/** Pictures of `<dataDir>/images` in every allowed size, rendered when first asked for and kept on disk. */
export function createImageServer({ database, dataDir, onCacheFault }: Parts) {
  const folder = join(dataDir, 'images');
  const cache = createDiskCache({ folder: join(dataDir, 'image-cache'), maxBytes: MAX_CACHE_BYTES });
  const queue = createRenderQueue({
    places: Math.max(1, availableParallelism() - 1),
    maxWaiting: MAX_WAITING,
  });

  /**
   * Undefined where there is no such picture.
   * @throws UnreadableImage, QueueFull
   */
  async function load(request: ImageRequest): Promise<ServedImage | undefined> {
    const source = await findSource(request.path);
    if (!source) return undefined;
    const key = keyOf(request, source);
    const kept = await cache.read(key);
    if (kept) return { bytes: kept, key };

    const bytes = await queue.run(key, async () => {
      const original = await readFile(source.file);
      const rendered = await renderImage({ original, request, variant: source.variant });
      // A full disk makes pictures slow, not absent.
      await cache.write(key, rendered).catch(onCacheFault);
      return rendered;
    });
    return { bytes, key };
  }

  /** The file itself, or the drawn picture that a variant is made from. */
  async function findSource(path: string) {
    const own = await findFile(join(folder, path));
    if (own) return own;
    const variant = await findVariant(database, path);
    const drawn = variant && (await findFile(join(folder, variant.source_path)));
    return drawn && { ...drawn, variant };
  }

  return { load };
}

interface Parts {
  database: Database;
  dataDir: string;
  onCacheFault(error: unknown): void;
}

interface Source {
  file: string;
  changedMs: number;
  variant?: Awaited<ReturnType<typeof findVariant>>;
}

async function findFile(file: string): Promise<Source | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? { file, changedMs: found.mtimeMs } : undefined;
}

function keyOf({ path: _path, format, ...rest }: ImageRequest, source: Source): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([source, format, rest]))
    .digest('hex');
  return `${hash.slice(0, 40)}.${format}`;
}
