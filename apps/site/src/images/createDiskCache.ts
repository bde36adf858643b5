import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface DiskCache {
  /** Undefined where the cache has none. */
  read(key: string): Promise<Buffer | undefined>;
  /** Whole or not at all, also when the power goes or two processes write the same key. */
  write(key: string, bytes: Buffer): Promise<void>;
}

/** Checked after this many bytes were written, not at each write: it reads the whole folder. */
const CHECK_SHARE = 0.05;

/** Rendered pictures on disk, the oldest thrown out when there are more than `maxBytes`. Keys are file names. */
export function createDiskCache({ folder, maxBytes }: { folder: string; maxBytes: number }): DiskCache {
  let writtenSinceCheck = Number.POSITIVE_INFINITY;
  let check: Promise<void> | undefined;
  const fileOf = (key: string) => join(folder, key.slice(0, 2), key);

  /** A file that cannot be read is as good as none: the picture is rendered again. */
  async function read(key: string): Promise<Buffer | undefined> {
    return readFile(fileOf(key)).catch(() => undefined);
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
      check ??= removeOldest().finally(() => (check = undefined));
      await check;
    }
  }

  async function removeOldest(): Promise<void> {
    const files = (await listFiles(folder)).sort((a, b) => b.time - a.time);
    let total = 0;
    for (const { path, size } of files) {
      total += size;
      if (total > maxBytes) await rm(path, { force: true });
    }
  }

  return { read, write };
}

async function listFiles(folder: string): Promise<{ path: string; size: number; time: number }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map((path) =>
      stat(path).then(
        ({ size, mtimeMs }) => ({ path, size, time: mtimeMs }),
        () => undefined,
      ),
    ),
  );
  return found.filter((file) => file !== undefined);
}
