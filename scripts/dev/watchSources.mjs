import { existsSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Tells when sources changed, also those of packages that are made meanwhile.
 * @param {{ listFolders(): Promise<string[]>, newcomers: string[], quietMs: number, onQuiet(): void }} order
 *   `listFolders`: the packages whose `src` is watched, asked again after each change; `newcomers`: folders that change
 *   when a package comes; `quietMs`: an editor writes several files in a row, so `onQuiet` waits until it is quiet
 * @returns {Promise<{ stop(): void }>}
 */
export async function watchSources({ listFolders, newcomers, quietMs, onQuiet }) {
  const watchers = new Map();
  let timer;

  function hear() {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      await follow();
      onQuiet();
    }, quietMs);
  }

  /** A folder that went and came again is another one, which its old watcher does not see. */
  async function follow() {
    const sources = (await listFolders()).map((folder) => path.join(folder, 'src')).filter(existsSync);
    for (const [folder, watcher] of watchers) {
      if (sources.includes(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of sources) {
      if (watchers.has(folder)) continue;
      watchers.set(folder, watch(folder, { recursive: true }, hear).on('error', hear));
    }
  }

  const doors = newcomers.map((folder) => watch(folder, hear));
  await follow();
  return {
    stop() {
      clearTimeout(timer);
      for (const watcher of [...doors, ...watchers.values()]) watcher.close();
    },
  };
}
