import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/Database';
import { UPLOADS_FOLDER, getUploadFolders } from './getUploadFolders';

/** No upload takes this long, so a file of this age does not belong to a running one. */
const MIN_AGE_MS = 60 * 60 * 1000;
/** Databases limit the number of values in a statement. */
const CHUNK = 500;

/** Removes what interrupted uploads and crashes left behind: unfinished files, and photos without a row. */
export async function removeOrphanedUploads(database: Database, dataDir: string): Promise<void> {
  const { uploads, unfinished } = getUploadFolders(dataDir);
  for (const file of await listOldFiles(unfinished)) await rm(join(unfinished, file), { force: true });
  const files = await listOldFiles(uploads);
  for (let start = 0; start < files.length; start += CHUNK) {
    const chunk = files.slice(start, start + CHUNK);
    const referenced = await findReferenced(database, chunk);
    for (const file of chunk) if (!referenced.has(file)) await rm(join(uploads, file), { force: true });
  }
}

async function findReferenced({ query }: Database, files: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('photos')
    .select('image_path')
    .where(
      'image_path',
      'in',
      files.map((file) => `${UPLOADS_FOLDER}/${file}`),
    )
    .execute();
  return new Set(rows.map(({ image_path: path }) => path.slice(UPLOADS_FOLDER.length + 1)));
}

/** Compares with the system clock, which also sets the files' times. */
async function listOldFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const old: string[] = [];
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > MIN_AGE_MS) old.push(name);
  }
  return old;
}
