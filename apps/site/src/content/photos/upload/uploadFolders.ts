import { join } from 'node:path';

/** Members' photos, below the images folder. */
export const UPLOADS = 'uploads';

/**
 * Where uploads are kept, and where they are until they are whole: on the same disk, so that a rename is all that is
 * between the two, and under a name that the image server serves nothing of.
 */
export function uploadFolders(dataDir: string) {
  const uploads = join(dataDir, 'images', UPLOADS);
  return { uploads, unfinished: join(uploads, '.unfinished') };
}
