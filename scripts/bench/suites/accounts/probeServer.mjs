import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../numbers/percentile.mjs';

const EVERY_MS = 10;

/**
 * Asks `/health/live` again and again until `isOver`. That route does nothing, so that what it takes is what any other
 * visitor's request waits for the server's event loop.
 * @param {() => boolean} isOver
 */
export async function probeServer(origin, isOver) {
  const times = [];
  while (!isOver()) {
    const sentMs = performance.now();
    const answer = await fetch(`${origin}/health/live`);
    await answer.arrayBuffer();
    times.push(performance.now() - sentMs);
    await pause(EVERY_MS);
  }
  return {
    'live.p50Ms': percentile(times, 50),
    'live.p99Ms': percentile(times, 99),
    'live.maxMs': Math.max(...times),
  };
}
