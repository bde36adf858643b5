import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { tempFolder } from '../places.mjs';

const brotli = promisify(brotliCompress);

/** Brotli of quality 11, kept from run to run: a large peer takes seconds. */
export async function compress(body) {
  const file = path.join(tempFolder, 'brotli', `${createHash('sha256').update(body).digest('hex')}.br`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const packed = await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, packed);
  return packed;
}
