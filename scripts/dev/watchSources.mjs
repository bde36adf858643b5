import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Watches source folders, also those of packages that are created meanwhile.
 * @param {{ listFolders(): Promise<string[]>, newcomers: string[], quietMs: number, onQuiet(): void }} options
 *   `listFolders`: the packages whose `src` is watched, called again after each change; `newcomers`: folders that
 *   change when a package is added; `quietMs`: an editor writes several files in a row, so `onQuiet` waits until it
 *   is quiet
 * @returns {Promise<{ stop(): void }>}
 */
export async function watchSources({ listFolders, newcomers, quietMs, onQuiet }) {
  /** @type {Map<string, import('node:fs').FSWatcher>} by the folder */
  const watchers = new Map();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  function scheduleUpdate() {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await updateWatchers();
      onQuiet();
    }, quietMs);
  }

  /** A folder that was removed and created again needs a new watcher. */
  async function updateWatchers() {
    const sources = (await listFolders()).map((folder) => path.join(folder, 'src')).filter(existsSync);
    for (const [folder, watcher] of watchers) {
      if (sources.includes(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of sources) {
      if (watchers.has(folder)) continue;
      watchers.set(folder, watch(folder, { recursive: true }, scheduleUpdate).on('error', scheduleUpdate));
    }
  }

  const newcomerWatchers = newcomers.map((folder) => watch(folder, scheduleUpdate));
  await updateWatchers();
  return {
    stop() {
      clearTimeout(timer);
      for (const watcher of [...newcomerWatchers, ...watchers.values()]) watcher.close();
    },
  };
}
