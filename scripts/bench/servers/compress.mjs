import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { tempFolder } from '../paths.mjs';

const brotli = promisify(brotliCompress);

/**
 * Compresses with brotli of quality 11; cached between runs, since a large peer takes seconds.
 * @param {Buffer} body
 * @returns {Promise<Buffer>}
 */
export async function compress(body) {
  const file = path.join(tempFolder, 'brotli', `${createHash('sha256').update(body).digest('hex')}.br`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const packed = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, packed);
  return packed;
}
