import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImageServer } from '../../../media/images/createImageServer';
import type { RenderQueue } from '../../../media/images/createRenderQueue';
import { encodePhoto } from './encodePhoto';
import { UPLOADS_FOLDER, getUploadFolders } from './getUploadFolders';

/** A photo as stored. */
export interface StoredPhoto {
  /** Relative to `/images/`. */
  imagePath: string;
  width: number;
  height: number;
}

/** A received file that has not been validated yet. */
export interface ReceivedFile {
  file: string;
  bytes: number;
}

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/** Longer than anyone waits for 20 MB; a client that sends a byte a minute is disconnected. */
const RECEIVE_LIMIT_MS = 10 * 60 * 1000;

/** The files of members' photos. Each has a random name, and is complete or absent. */
export function createPhotoFiles({
  dataDir,
  queue,
  images,
  receiveLimitMs = RECEIVE_LIMIT_MS,
}: PhotoFilesOptions) {
  const { uploads, unfinished } = getUploadFolders(dataDir);
  const imagesFolder = join(dataDir, 'images');

  /** Streams the upload to a file, never to memory; an interrupted upload leaves no file. */
  async function receive(stream: Readable): Promise<ReceivedFile> {
    await mkdir(unfinished, { recursive: true });
    const file = join(unfinished, randomUUID());
    try {
      await pipeline(stream, createWriteStream(file), { signal: AbortSignal.timeout(receiveLimitMs) });
      return { file, bytes: (await stat(file)).size };
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  /**
   * Creates a photo from the received file; the caller has to discard the file itself.
   * @throws UnreadableImageError, QueueFullError
   */
  async function store({ file }: ReceivedFile): Promise<StoredPhoto> {
    const name = `${randomUUID().replaceAll('-', '')}.jpg`;
    return queue.run(name, async () => {
      const { bytes, width, height } = await encodePhoto(file);
      const part = join(unfinished, name);
      try {
        await writeFile(part, bytes, { flush: true });
        await rename(part, join(uploads, name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      return { imagePath: `${UPLOADS_FOLDER}/${name}`, width, height };
    });
  }

  async function discard({ file }: ReceivedFile): Promise<void> {
    await rm(file, { force: true });
  }

  /** Removes an uploaded photo's file and everything generated from it. Pictures of the city itself are left alone. */
  async function remove(imagePath: string): Promise<void> {
    if (!imagePath.startsWith(`${UPLOADS_FOLDER}/`)) return;
    await rm(join(imagesFolder, imagePath), { force: true });
    await images.evict(imagePath);
  }

  return { receive, store, discard, remove };
}

interface PhotoFilesOptions {
  dataDir: string;
  queue: RenderQueue;
  images: Pick<ImageServer, 'evict'>;
  receiveLimitMs?: number;
}
