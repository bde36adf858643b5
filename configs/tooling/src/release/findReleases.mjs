import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

/**
 * Finds the packed releases under widget roots (folders that contain `<name>/<version>-<hash>/release.json`).
 * @param {string[]} roots missing ones count as empty
 * @returns {Promise<{ name: string, newest: string | undefined, releases: Map<string, object> }[]>} by name; keys are
 * release ids such as `1.0.0-ab12cd34`
 */
export async function findReleases(roots) {
  const entriesByName = new Map();
  for (const root of roots) {
    const latest = await readJson(path.join(root, 'latest.json'));
    for (const name of await readFolders(root)) {
      const entry = entriesByName.get(name) ?? { name, newest: undefined, releases: new Map() };
      entriesByName.set(name, entry);
      for (const id of await readFolders(path.join(root, name))) {
        const release = await readJson(path.join(root, name, id, 'release.json'));
        if (release) entry.releases.set(id, release);
      }
      if (latest?.name === name) entry.newest = path.basename(latest.folder);
    }
  }
  return [...entriesByName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function readFolders(folder) {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

async function readJson(file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read: ${error.message}`, { cause: error });
  }
}
