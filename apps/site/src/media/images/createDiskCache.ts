import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { removeOldest } from './removeOldest';

export interface DiskCache {
  /** Undefined where the cache has none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Whole or not at all, also when the power goes or two processes write the same key. */
  write(key: string, bytes: Buffer): Promise<void>;
  /** Removes what is kept under keys that begin so; at least two characters. */
  removeAll(prefix: string): Promise<void>;
}

/** Checked after this many bytes were written, not at each write: it reads the whole folder. */
const CHECK_SHARE = 0.05;
/** What is asked for counts as new again, at most this often: reading must not mean writing. */
const RENEWAL_MS = 24 * 60 * 60 * 1000;

/**
 * Rendered pictures on disk; those that nobody asked for the longest are thrown out when there are more than
 * `maxBytes`. Keys are file names.
 */
export function createDiskCache({ folder, maxBytes }: { folder: string; maxBytes: number }): DiskCache {
  let writtenSinceCheck = Number.POSITIVE_INFINITY;
  let check: Promise<void> | undefined;
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key);

  /** A file that cannot be read is as good as none: the picture is rendered again. */
  async function read(key: string): Promise<Buffer | undefined> {
    const file = await open(fileOf(key)).catch(() => undefined);
    if (!file) return undefined;
    try {
      const { mtimeMs } = await file.stat();
      const bytes = await file.readFile();
      const now = Date.now();
      if (now - mtimeMs > RENEWAL_MS) await file.utimes(now / 1000, now / 1000);
      return bytes;
    } catch {
      return undefined;
    } finally {
      await file.close();
    }
  }

  async function write(key: string, bytes: Buffer): Promise<void> {
    const file = fileOf(key);
    const unfinished = join(dirname(file), `.${randomUUID()}`);
    await mkdir(dirname(file), { recursive: true });
    try {
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    writtenSinceCheck += bytes.length;
    if (writtenSinceCheck > maxBytes * CHECK_SHARE) {
      writtenSinceCheck = 0;
      check ??= removeOldest(folder, maxBytes).finally(() => (check = undefined));
      await check;
    }
  }

  async function removeAll(prefix: string): Promise<void> {
    const place = join(folder, prefix.slice(0, 2));
    const names = await readdir(place).catch(() => []);
    const meant = names.filter((name) => name.startsWith(prefix));
    await Promise.all(meant.map((name) => rm(join(place, name), { force: true })));
  }

  return { read, write, removeAll };
}
