import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { findReleases } from './findReleases.mjs';
import { readHistory, recordReplaced } from './releaseHistory.mjs';
import { readRegistry } from './readRegistry.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes built releases that no page can ask for any more. Kept are those that are live, the newest of each widget, and
 * for some days those that were live: a page that is open, or a copy of the embed script, still names them. What was
 * built before anything was recorded may have been live until now.
 * @param {{ roots: string[], registryFile: string, days: number, now?: Date }} order `days` for which a cache may keep pages
 * @returns {Promise<string[]>} the folders that were deleted, such as `navbar/1.0.0-ab12cd34/`
 * @throws Error, before anything is deleted, if nothing is live
 */
export async function pruneReleases({ roots, registryFile, days, now = new Date() }) {
  const { embed, widgets } = await readRegistry(registryFile);
  if (!embed) throw new Error(`${registryFile} names no release: run "npm run release" first.`);
  const live = new Set([embed, ...Object.values(widgets)].map(({ folder }) => folder));
  const history = (await readHistory(registryFile)) ?? { since: now.toISOString(), replaced: {} };
  const limit = now.getTime() - days * DAY_MS;

  /** @type {string[]} */
  const unknown = [];
  const removed = [];
  for (const { name, newest, releases } of await findReleases(roots)) {
    for (const [id, { folder }] of releases) {
      if (live.has(folder) || id === newest) continue;
      const place = await findPlace(roots, name, id);
      const replaced = history.replaced[folder];
      const isOlderThanHistory = (await stat(place)).mtime.toISOString() < history.since;
      if (replaced === undefined && isOlderThanHistory) unknown.push(folder);
      else if (replaced === undefined || Date.parse(replaced) < limit) {
        await rm(place, { recursive: true });
        removed.push(folder);
      }
    }
  }
  await recordReplaced(registryFile, unknown, now);
  return removed.sort();
}

/**
 * @param {string[]} roots
 * @param {string} name
 * @param {string} id
 */
async function findPlace(roots, name, id) {
  for (const root of roots) {
    const ids = await readdir(path.join(root, name)).catch(() => /** @type {string[]} */ ([]));
    if (ids.includes(id)) return path.join(root, name, id);
  }
  throw new Error(`${name}/${id} has gone meanwhile.`);
}
