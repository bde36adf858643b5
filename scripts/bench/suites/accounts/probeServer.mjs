import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../../numbers/percentile.mjs';

const INTERVAL_MS = 10;

/**
 * Requests `/health/live` repeatedly until `isOver`. That route does nothing, so that its response time is the time
 * that any visitor's request waits for the server's event loop.
 * @param {() => boolean} isOver
 * @param {string} origin
 */
export async function probeServer(origin, isOver) {
  /** @type {number[]} */
  const times = [];
  while (!isOver()) {
    const sentMs = performance.now();
    const response = await fetch(`${origin}/health/live`);
    await response.arrayBuffer();
    times.push(performance.now() - sentMs);
    await pause(INTERVAL_MS);
  }
  return {
    'live.p50Ms': percentile(times, 50),
    'live.p99Ms': percentile(times, 99),
    'live.maxMs': Math.max(...times),
  };
}
