import { createConcurrencyLimit } from '../../platform/concurrency/createConcurrencyLimit';
import type { Database } from '../../platform/database/Database';
import type { OutboundClient, OutboundResponse } from '../../platform/outbound/createOutboundClient';
import { OutboundError } from '../../platform/outbound/OutboundError';
import { QueueFullError } from '../../media/images/createRenderQueue';
import { UnreadableImageError } from '../../media/images/UnreadableImageError';
import type { PhotoFiles } from '../photos/upload/createPhotoFiles';
import { toFileError } from '../photos/upload/fileErrors';
import type { PictureFolder } from './createPictureFolder';
import { PictureError } from './PictureError';
import { receivePicture } from './receivePicture';

/** A picture of another server as this site has it. */
export interface BroughtInPicture {
  /** Below `/images/`. */
  imagePath: string;
  width: number;
  height: number;
}

interface KnownPicture extends BroughtInPicture {
  etag: string | null;
  contentHash: string;
}

export type PictureImporter = ReturnType<typeof createPictureImporter>;

const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;
const MAX_ETAG_LENGTH = 500;
/** Names are looked up by threads that also read and write files: a slow name server must not occupy them all. */
const FETCH_LIMIT = { concurrency: 2, maxQueued: 1000 };

/** Brings pictures in by their addresses: fetches, checks and stores each once (OWN-5). */
export function createPictureImporter({
  database,
  client,
  files,
  folder,
  now,
  timeoutMs = TIMEOUT_MS,
}: PictureImporterOptions) {
  const { query } = database;
  const limitFetches = createConcurrencyLimit(FETCH_LIMIT);

  /**
   * The picture at an address. One that is known and has not changed there, by its ETag, is not sent again; one whose server
   * is down for the moment stays as it is known.
   * @param untilMs when the request that needs it has to be answered, in milliseconds since 1970
   * @throws {PictureError} if it cannot be fetched or is not a picture that could be uploaded
   */
  async function bringIn(address: string, untilMs = Number.POSITIVE_INFINITY): Promise<BroughtInPicture> {
    const known = await findKnown(address);
    try {
      return await limitFetches(() => fetchPicture(address, { known, untilMs }));
    } catch (error) {
      if (error instanceof PictureError) throw error;
      if (error instanceof UnreadableImageError) throw new PictureError(toFileError(error).message);
      if (error instanceof QueueFullError) throw new PictureError('The site is busy with other pictures.');
      if (!(error instanceof OutboundError)) throw error;
      if (known && (error.reason === 'network' || error.reason === 'timeout')) return known;
      throw new PictureError(error.message, { cause: error });
    }
  }

  async function fetchPicture(
    address: string,
    { known, untilMs }: { known: KnownPicture | undefined; untilMs: number },
  ): Promise<BroughtInPicture> {
    const leftMs = untilMs - Date.now();
    if (leftMs <= 0) throw new PictureError('There was no time left for it. Send the record again.');
    const request = {
      headers: {
        accept: 'image/jpeg, image/png, image/webp',
        ...(known?.etag && { 'if-none-match': known.etag }),
      },
      timeoutMs: Math.min(timeoutMs, leftMs),
      maxRedirects: MAX_REDIRECTS,
    };
    return client.send(address, request, async (response) => {
      const { status } = response;
      if (known && (status === 304 || status >= 500)) return known;
      if (status !== 200) throw new PictureError(`Its server answered with ${status}.`);
      return keep(address, response);
    });
  }

  async function keep(address: string, response: OutboundResponse): Promise<BroughtInPicture> {
    const { received, contentHash } = await receivePicture(response, files);
    try {
      const picture = (await findByContent(contentHash)) ?? (await folder.store(received, contentHash));
      const { etag } = response.headers;
      await remember(address, {
        ...picture,
        contentHash,
        etag: etag !== undefined && etag.length <= MAX_ETAG_LENGTH ? etag : null,
      });
      return picture;
    } finally {
      await files.discard(received);
    }
  }

  /** The picture that was brought in from this address before, if its file is there. Fetches nothing. */
  async function findKnown(address: string): Promise<KnownPicture | undefined> {
    return findWhere('address', address);
  }

  async function findByContent(contentHash: string): Promise<BroughtInPicture | undefined> {
    const found = await findWhere('content_hash', contentHash);
    return found && { imagePath: found.imagePath, width: found.width, height: found.height };
  }

  /** A row whose file was lost, such as with an incomplete backup, does not count. */
  async function findWhere(column: 'address' | 'content_hash', value: string) {
    const row = await query
      .selectFrom('remote_pictures')
      .selectAll()
      .where(column, '=', value)
      .limit(1)
      .executeTakeFirst();
    if (!row || !(await folder.has(row.image_path))) return undefined;
    const { image_path: imagePath, content_hash: contentHash, width, height, etag } = row;
    return { imagePath, contentHash, width, height, etag };
  }

  async function remember(address: string, picture: KnownPicture): Promise<void> {
    const row = {
      etag: picture.etag,
      content_hash: picture.contentHash,
      image_path: picture.imagePath,
      width: picture.width,
      height: picture.height,
      date_checked: now(),
    };
    await query
      .insertInto('remote_pictures')
      .values({ address, ...row })
      .onConflict((conflict) => conflict.column('address').doUpdateSet(row))
      .execute();
  }

  return { bringIn, findKnown };
}

interface PictureImporterOptions {
  database: Database;
  client: OutboundClient;
  files: Pick<PhotoFiles, 'receive' | 'discard'>;
  folder: PictureFolder;
  now(): number;
  /** For everything together: name, connection, redirects, file. */
  timeoutMs?: number;
}
