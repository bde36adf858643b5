import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made = [];

/**
 * A temporary folder with files; `removeFolders` takes all of them away after the test.
 * @param {Record<string, unknown>} files path → contents; what is no text is written as JSON
 */
export async function makeFolder(files = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cityguide-'));
  made.push(folder);
  for (const [name, contents] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  }
  return folder;
}

export async function removeFolders() {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}
