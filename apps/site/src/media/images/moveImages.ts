import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** What was moved. */
export interface MovedImages {
  files: number;
  bytes: number;
}

/**
 * Copies all originals, members' uploads among them, from one data folder to another, and checks each by its hash. The first
 * folder is only read. What is there already and the same is not copied again, so that a move which broke off continues.
 * @throws if another file of the same name is there; it is kept
 */
export async function moveImages(fromDataDir: string, toDataDir: string): Promise<MovedImages> {
  const [from, to] = [join(fromDataDir, 'images'), join(toDataDir, 'images')];
  const moved = { files: 0, bytes: 0 };
  for (const path of await listImages(from)) {
    moved.bytes += await moveImage(join(from, path), join(to, path));
    moved.files += 1;
  }
  return moved;
}

/** Relative paths; not those of uploads that are not complete, whose folder has a name with a dot. */
async function listImages(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !path.split(/[\\/]/).some((part) => part.startsWith('.')));
}

async function moveImage(from: string, to: string): Promise<number> {
  const unfinished = join(dirname(to), `.${randomUUID()}`);
  if (await isFile(to)) {
    if ((await hashFile(from)) !== (await hashFile(to)))
      throw new Error(`${to} is another file than ${from}, and was kept. Name an empty folder.`);
    return (await stat(to)).size;
  }
  await mkdir(dirname(to), { recursive: true });
  const hash = createHash('sha256');
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  try {
    await pipeline(createReadStream(from), count, createWriteStream(unfinished, { flush: true }));
    if ((await hashFile(unfinished)) !== hash.digest('hex'))
      throw new Error(`${to} is not what was written to it. Is the disk well?`);
    await rename(unfinished, to);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return (await stat(to)).size;
}

const isFile = (path: string) =>
  stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
