import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the files below `folder` that were changed the longest ago, until the others are at most `maxBytes`. Other
 * processes may be removing the same.
 */
export async function removeOldest(folder: string, maxBytes: number): Promise<void> {
  const files = (await listFiles(folder)).sort((a, b) => b.time - a.time);
  let total = 0;
  for (const { path, size } of files) {
    total += size;
    if (total > maxBytes) await rm(path, { force: true });
  }
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
