import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the least recently changed files below `folder` until the others have at most `maxBytes`. Other processes may do
 * the same at the same time.
 */
export async function removeOldestFiles(folder: string, maxBytes: number): Promise<void> {
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
  const stats = await Promise.all(
    files.map((path) =>
      stat(path).then(
        ({ size, mtimeMs }) => ({ path, size, time: mtimeMs }),
        () => undefined,
      ),
    ),
  );
  return stats.filter((file) => file !== undefined);
}
