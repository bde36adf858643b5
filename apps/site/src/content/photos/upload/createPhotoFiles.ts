import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImageServer } from '../../../media/images/createImageServer';
import type { RenderQueue } from '../../../media/images/createRenderQueue';
import { encodePhoto } from './encodePhoto';
import { UPLOADS, uploadFolders } from './uploadFolders';

/** A photo as it is kept. */
export interface KeptPhoto {
  /** Below `/images/`. */
  imagePath: string;
  width: number;
  height: number;
}

/** What came in, not looked at yet. */
export interface ReceivedFile {
  file: string;
  bytes: number;
}

export type PhotoFiles = ReturnType<typeof createPhotoFiles>;

/** Longer than anyone waits for 20 MB; whoever sends a byte a minute is cut off. */
const RECEIVE_LIMIT_MS = 10 * 60 * 1000;

/** The files of members' photos. Each is random in name, and complete or absent. */
export function createPhotoFiles({ dataDir, queue, images, receiveLimitMs = RECEIVE_LIMIT_MS }: Parts) {
  const { uploads, unfinished } = uploadFolders(dataDir);
  const imagesFolder = join(dataDir, 'images');

  /** Writes what comes in to a file, never to memory; an upload that breaks off leaves none. */
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
   * Makes a photo of what came in; the file itself is the caller's to discard.
   * @throws UnreadableImage, QueueFull
   */
  async function keep({ file }: ReceivedFile): Promise<KeptPhoto> {
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
      return { imagePath: `${UPLOADS}/${name}`, width, height };
    });
  }

  async function discard({ file }: ReceivedFile): Promise<void> {
    await rm(file, { force: true });
  }

  /** Removes an uploaded photo's file and all that was made of it. Pictures of the city itself are left alone. */
  async function remove(imagePath: string): Promise<void> {
    if (!imagePath.startsWith(`${UPLOADS}/`)) return;
    await rm(join(imagesFolder, imagePath), { force: true });
    await images.forget(imagePath);
  }

  return { receive, keep, discard, remove };
}

interface Parts {
  dataDir: string;
  queue: RenderQueue;
  images: Pick<ImageServer, 'forget'>;
  receiveLimitMs?: number;
}
