import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export type Encoding = 'utf-8' | 'utf-16le' | 'windows-1252';

/**
 * The encoding of a text file: by its byte order mark, or UTF-8 where all of it is valid, or else that of Windows, in which
 * spreadsheets save. Reads the whole file, as one `é` at its end decides.
 */
export async function detectEncoding(file: string): Promise<Encoding> {
  const handle = await open(file);
  const start = Buffer.alloc(2);
  await handle.read(start, 0, start.length, 0);
  await handle.close();
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file)) decoder.decode(chunk as Buffer, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch (error) {
    if (isInvalid(error)) return 'windows-1252';
    throw error;
  }
}

const isInvalid = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'code' in error &&
  error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
