import { percentile } from '../../numbers/percentile.mjs';

/**
 * Sends `load.atOnce` concurrent requests until `untilMs`; each waits for its response before the next is sent.
 * @param {string} origin
 * @param {import('./accountLoads.mjs').AccountLoad} load
 * @param {number} untilMs moment of `performance.now()`
 */
export async function sendRequests(origin, { ask, atOnce }, untilMs) {
  if (!ask) return {};
  const startMs = performance.now();
  /** @type {number[]} */
  const times = [];
  let turn = 0;
  let faults = 0;
  const send = async () => {
    while (performance.now() < untilMs) {
      const { path, body, status } = ask(turn++);
      const sentMs = performance.now();
      const response = await fetch(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      await response.arrayBuffer();
      times.push(performance.now() - sentMs);
      if (response.status !== status) faults += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, send));
  if (times.length === 0) return {};
  return {
    perSecond: (times.length - faults) / ((performance.now() - startMs) / 1000),
    p50Ms: percentile(times, 50),
    p99Ms: percentile(times, 99),
    faults,
  };
}
