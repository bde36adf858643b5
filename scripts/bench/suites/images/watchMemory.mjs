import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 15;

/**
 * Watches by how many MiB a process grows beyond what it has now, all its memory together.
 * @returns `stop()` gives the most that was seen; NaN where the system does not tell
 */
export function watchMemory(pid) {
  let isOver = false;
  const watching = (async () => {
    const startKiB = await readKiB(pid);
    let mostKiB = startKiB;
    while (!isOver) {
      mostKiB = Math.max(mostKiB, await readKiB(pid));
      await pause(EVERY_MS);
    }
    return (mostKiB - startKiB) / 1024;
  })();
  return {
    stop() {
      isOver = true;
      return watching;
    },
  };
}

async function readKiB(pid) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? NaN);
}
