import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { detectEncoding } from './detectEncoding';

export interface TextFile {
  /** Parts of the text in order, without a byte order mark. */
  chunks(): AsyncGenerator<string>;
  /** How much has been read, 0 to 1. */
  getProgress(): number;
}

/** Opens a text file of any encoding that people have, to be read part by part. */
export async function openText(file: string): Promise<TextFile> {
  const encoding = await detectEncoding(file);
  const { size } = await stat(file);
  let readBytes = 0;
  return {
    async *chunks() {
      readBytes = 0;
      const decoder = new TextDecoder(encoding);
      for await (const part of createReadStream(file)) {
        const bytes = part as Buffer;
        readBytes += bytes.length;
        yield decoder.decode(bytes, { stream: true });
      }
      yield decoder.decode();
    },
    getProgress: () => (size === 0 ? 1 : Math.min(1, readBytes / size)),
  };
}
