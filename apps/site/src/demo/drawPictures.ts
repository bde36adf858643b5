import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Generates the images in the images folder, with one more at a time than there are cores: while one is written, the others
 * are rendered on sharp's own threads. A file is complete or absent, even after a crash.
 */
export async function drawPictures<P extends { path: string }>(
  pictures: readonly P[],
  { folder, draw }: { folder: string; draw(picture: P): Promise<Buffer> },
): Promise<void> {
  const queue = [...pictures];
  await Promise.all(
    pictures
      .map(({ path }) => dirname(join(folder, path)))
      .filter(isFirst)
      .map((each) => mkdir(each, { recursive: true })),
  );
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, drawNext));

  async function drawNext(): Promise<void> {
    for (let picture = queue.shift(); picture; picture = queue.shift()) {
      const file = join(folder, picture.path);
      const bytes = await draw(picture);
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    }
  }
}

const isFirst = (item: string, index: number, items: readonly string[]) => items.indexOf(item) === index;
