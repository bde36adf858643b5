import { join } from 'node:path';

/** Members' photos, below the images folder. */
export const UPLOADS_FOLDER = 'uploads';

/**
 * The folder of uploads, and the folder of unfinished ones: on the same disk, so that a rename is enough to finish one,
 * and under a name that the image server does not serve.
 */
export function getUploadFolders(dataDir: string) {
  const uploads = join(dataDir, 'images', UPLOADS_FOLDER);
  return { uploads, unfinished: join(uploads, '.unfinished') };
}
