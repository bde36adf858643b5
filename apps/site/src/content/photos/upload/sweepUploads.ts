import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../../platform/database/database';
import { UPLOADS, uploadFolders } from './uploadFolders';

/** No upload takes as long, so a file of this age belongs to none that is under way. */
const MIN_AGE_MS = 60 * 60 * 1000;
/** Databases allow a statement so many values and no more. */
const CHUNK = 500;

/** Removes what interrupted uploads and crashes have left: unfinished files, and photos that no row tells of. */
export async function sweepUploads(database: Database, dataDir: string): Promise<void> {
  const { uploads, unfinished } = uploadFolders(dataDir);
  for (const file of await listOldFiles(unfinished)) await rm(join(unfinished, file), { force: true });
  const files = await listOldFiles(uploads);
  for (let start = 0; start < files.length; start += CHUNK) {
    const chunk = files.slice(start, start + CHUNK);
    const known = await findKnown(database, chunk);
    for (const file of chunk) if (!known.has(file)) await rm(join(uploads, file), { force: true });
  }
}

async function findKnown({ query }: Database, files: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query
    .selectFrom('photos')
    .select('image_path')
    .where(
      'image_path',
      'in',
      files.map((file) => `${UPLOADS}/${file}`),
    )
    .execute();
  return new Set(rows.map(({ image_path: path }) => path.slice(UPLOADS.length + 1)));
}

/** The clock is the disk's own: the files' times are. */
async function listOldFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const old: string[] = [];
  for (const { name } of entries.filter((entry) => entry.isFile())) {
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > MIN_AGE_MS) old.push(name);
  }
  return old;
}
