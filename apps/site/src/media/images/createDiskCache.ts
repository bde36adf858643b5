import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeOldestFiles } from './removeOldestFiles';

export interface DiskCache {
  /** Undefined if it is not cached. */
  read(key: string): Promise<Buffer | undefined>;
  /** Atomic, even after a power cut or if two processes write the same key. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Removes all entries whose keys have the prefix, of at least two characters. */
  removeByPrefix(prefix: string): Promise<void>;
}

/** The folder is pruned after this share of `maxBytes` was written, not at each write, as that reads the whole folder. */
const PRUNE_THRESHOLD = 0.05;
/** Reading a file updates its time, at most this often, so that reading does not always write. */
const TOUCH_INTERVAL_MS = 24 * 60 * 60 * 1000;

/**
 * Rendered images on disk; the least recently used are evicted when there are more than `maxBytes`. Keys are file names.
 */
export function createDiskCache({ folder, maxBytes }: { folder: string; maxBytes: number }): DiskCache {
  let bytesSincePruning = Number.POSITIVE_INFINITY;
  let pruning: Promise<void> | undefined;
  const getFilePath = (key: string) => join(folder, key.slice(0, 2), key);

  /** A file that cannot be read counts as missing: the image is rendered again. */
  async function read(key: string): Promise<Buffer | undefined> {
    const file = await open(getFilePath(key)).catch(() => undefined);
    if (!file) return undefined;
    try {
      const { mtimeMs } = await file.stat();
      const bytes = await file.readFile();
      const now = Date.now();
      if (now - mtimeMs > TOUCH_INTERVAL_MS) await file.utimes(now / 1000, now / 1000);
      return bytes;
    } catch {
      return undefined;
    } finally {
      await file.close();
    }
  }

  async function write(key: string, bytes: Buffer): Promise<void> {
    const file = getFilePath(key);
    const temporaryFile = join(dirname(file), `.${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(temporaryFile, bytes);
      await rename(temporaryFile, file);
    } catch (error) {
      await rm(temporaryFile, { force: true });
      throw error;
    }
    bytesSincePruning += bytes.length;
    if (bytesSincePruning > maxBytes * PRUNE_THRESHOLD) {
      bytesSincePruning = 0;
      pruning ??= removeOldestFiles(folder, maxBytes).finally(() => (pruning = undefined));
      await pruning;
    }
  }

  async function removeByPrefix(prefix: string): Promise<void> {
    const cacheFolder = join(folder, prefix.slice(0, 2));
    const names = await readdir(cacheFolder).catch(() => []);
    const matching = names.filter((name) => name.startsWith(prefix));
    await Promise.all(matching.map((name) => rm(join(cacheFolder, name), { force: true })));
  }

  return { read, write, removeByPrefix };
}
