import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { MAX_PHOTO_BYTES } from '@cityguide/api/contract';
import type { OutboundResponse } from '../../platform/outbound/createOutboundClient';
import type { PhotoFiles, ReceivedFile } from '../photos/upload/createPhotoFiles';
import { emptyFile, largeFile } from '../photos/upload/fileErrors';
import { PictureError } from './PictureError';

/** A received picture that has not been checked yet; the caller has to discard its file. */
export interface ReceivedPicture {
  received: ReceivedFile;
  /** SHA-256 of its bytes in hex. */
  contentHash: string;
}

/**
 * Streams a picture to a file, and ends the connection once it is larger than an upload may be: a server may say nothing of
 * the size, or send without end.
 * @throws {PictureError}
 */
export async function receivePicture(
  { headers, body }: OutboundResponse,
  files: Pick<PhotoFiles, 'receive' | 'discard'>,
): Promise<ReceivedPicture> {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity')
    throw new PictureError(`Its server sends it compressed (${encoding.slice(0, 20)}), unasked.`);
  if (Number(headers['content-length'] ?? 0) > MAX_PHOTO_BYTES) throw new PictureError(largeFile.message);
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      if (bytes > MAX_PHOTO_BYTES) return done(new PictureError(largeFile.message));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  body.once('error', (error) => meter.destroy(error));
  const received = await files.receive(body.pipe(meter));
  if (received.bytes > 0) return { received, contentHash: hash.digest('hex') };
  await files.discard(received);
  throw new PictureError(emptyFile.message);
}
