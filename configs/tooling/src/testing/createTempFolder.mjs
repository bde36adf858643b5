import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** @type {string[]} */
const made = [];

/**
 * Creates a temporary folder with files; `removeTempFolders` removes all of them after the test.
 * @param {Record<string, unknown>} files path → contents; other values than strings are written as JSON
 */
export async function createTempFolder(files = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cityguide-'));
  made.push(folder);
  for (const [name, contents] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof contents === 'string' ? contents : JSON.stringify(contents));
  }
  return folder;
}

export async function removeTempFolders() {
  await Promise.all(made.splice(0).map((folder) => rm(folder, { recursive: true, force: true })));
}
