import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RenderQueue } from '../../media/images/createRenderQueue';
import type { ReceivedFile } from '../photos/upload/createPhotoFiles';
import { encodePhoto } from '../photos/upload/encodePhoto';
import { getUploadFolders } from '../photos/upload/getUploadFolders';

/** Below the images folder; members' photos have their own, from which unknown files are removed. */
const FOLDER = 'brought-in';
/** Enough of a SHA-256 that nobody can make two pictures with the same. */
const NAME_LENGTH = 40;

export type PictureFolder = ReturnType<typeof createPictureFolder>;

/** The pictures of a CMS, by what they contain: the same picture is stored once, whatever it is called there. */
export function createPictureFolder({ dataDir, queue }: { dataDir: string; queue: RenderQueue }) {
  const { unfinished } = getUploadFolders(dataDir);
  const getFile = (imagePath: string) => join(dataDir, 'images', imagePath);

  /**
   * Checks and re-encodes the picture exactly as an upload. Its file is complete or absent.
   * @throws UnreadableImageError, QueueFullError
   */
  async function store({ file }: ReceivedFile, contentHash: string) {
    const imagePath = `${FOLDER}/${contentHash.slice(0, NAME_LENGTH)}.jpg`;
    return queue.run(imagePath, async () => {
      const { bytes, width, height } = await encodePhoto(file);
      const part = join(unfinished, randomUUID());
      try {
        await mkdir(dirname(getFile(imagePath)), { recursive: true });
        await writeFile(part, bytes, { flush: true });
        await rename(part, getFile(imagePath));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return { imagePath, width, height };
    });
  }

  async function has(imagePath: string): Promise<boolean> {
    return stat(getFile(imagePath)).then(
      (stats) => stats.isFile(),
      () => false,
    );
  }

  return { store, has };
}
