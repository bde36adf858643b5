import { createPhotoFiles } from './content/photos/upload/createPhotoFiles';
import { createPictureFolder } from './content/pictures/createPictureFolder';
import { createPictureImporter } from './content/pictures/createPictureImporter';
import { createImageQueue } from './media/images/createImageQueue';
import { createImageServer } from './media/images/createImageServer';
import type { Database } from './platform/database/Database';
import { createOutboundClient } from './platform/outbound/createOutboundClient';

interface PictureServiceOptions {
  database: Database;
  dataDir: string;
  privateHosts: readonly string[];
  now(): number;
  reportError(error: unknown): void;
}

/** What receives, keeps and serves pictures; the site and the import are given the same. */
export function createPictureServices({
  database,
  dataDir,
  privateHosts,
  now,
  reportError,
}: PictureServiceOptions) {
  const queue = createImageQueue();
  const images = createImageServer({ database, dataDir, queue, reportError });
  const photoFiles = createPhotoFiles({ dataDir, queue, images });
  const client = createOutboundClient(privateHosts);
  const folder = createPictureFolder({ dataDir, queue });
  const pictures = createPictureImporter({ database, client, files: photoFiles, folder, now });
  return { images, photoFiles, client, pictures };
}
