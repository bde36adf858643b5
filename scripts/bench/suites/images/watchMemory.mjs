import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 15;

/**
 * Measures by how many MiB the memory of a process grows.
 * @param {number} pid
 * @returns {{ stop(): Promise<number> }} `stop` resolves to the maximum; NaN if the system does not provide it
 */
export function watchMemory(pid) {
  let isOver = false;
  const watching = (async () => {
    const startKiB = await readKiB(pid);
    let peakKiB = startKiB;
    while (!isOver) {
      peakKiB = Math.max(peakKiB, await readKiB(pid));
      await pause(INTERVAL_MS);
    }
    return (peakKiB - startKiB) / 1024;
  })();
  return {
    stop() {
      isOver = true;
      return watching;
    },
  };
}

/** @param {number} pid */
async function readKiB(pid) {
  const text = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? NaN);
}
