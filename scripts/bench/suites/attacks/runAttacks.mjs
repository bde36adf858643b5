import { setTimeout as pause } from 'node:timers/promises';
import { timeArithmetic, whenQuiet } from '../../browser/watchMachine.mjs';
import { percentile } from '../../numbers/percentile.mjs';
import { startReferenceSite } from '../../site/startReferenceSite.mjs';
import { probeServer } from '../accounts/probeServer.mjs';
import { attackLoads } from './attackLoads.mjs';

const LOAD_MS = 5000;
/** By then all slow clients are connected. */
const START_MS = 3000;
const VISITORS = 2;
const PAGE = '/restaurants/';

/**
 * Measures how visitors are served during each attack, and without one.
 * @param {{ rounds: number, tell(message: string): void }} options
 * @returns {Promise<import('../../numbers/Rows.mjs').LoadRows>} attack → its rounds
 */
export async function runAttacks({ rounds, tell }) {
  /** @type {import('../../numbers/Rows.mjs').LoadRows} */
  const rows = Object.fromEntries(Object.keys(attackLoads).map((name) => [name, { load: [] }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, start] of Object.entries(attackLoads)) {
      // A new site for each attack, so that none affects the next.
      const site = await startReferenceSite({ env: { ATTEMPTS_FACTOR: '1000000' } });
      try {
        const numbers = await measure(site.origin, start);
        rows[name]?.load.push({ round, ...numbers });
        tell(`load ${round + 1}/${rounds} ${name}: ${describe(numbers)}`);
      } finally {
        await site.stop();
      }
    }
  }
  return rows;
}

/**
 * @param {string} origin
 * @param {(typeof attackLoads)[string]} start
 */
async function measure(origin, start) {
  await visit(origin, performance.now() + START_MS);
  const busyShare = await whenQuiet();
  const arithmeticMs = timeArithmetic();
  const attack = start(origin);
  try {
    await pause(START_MS);
    // The initial requests of all clients are a peak load, not part of the attack: wait until they are done.
    await (await fetch(`${origin}/health/live`)).arrayBuffer();
    const untilMs = performance.now() + LOAD_MS;
    const [visits, live] = await Promise.all([
      visit(origin, untilMs),
      probeServer(origin, () => performance.now() >= untilMs),
    ]);
    return { ...visits, ...live, busyShare, arithmeticMs };
  } finally {
    await attack.stop();
  }
}

/**
 * Simulates visitors who request a page repeatedly, each after the previous response.
 * @param {string} origin
 * @param {number} untilMs
 */
async function visit(origin, untilMs) {
  const startMs = performance.now();
  /** @type {number[]} */
  const times = [];
  let faults = 0;
  async function run() {
    while (performance.now() < untilMs) {
      const sentMs = performance.now();
      const response = await fetch(origin + PAGE);
      await response.arrayBuffer();
      times.push(performance.now() - sentMs);
      if (!response.ok) faults += 1;
    }
  }
  await Promise.all(Array.from({ length: VISITORS }, run));
  return {
    perSecond: (times.length - faults) / ((performance.now() - startMs) / 1000),
    p50Ms: percentile(times, 50),
    p99Ms: percentile(times, 99),
    faults,
  };
}

/** @param {Awaited<ReturnType<typeof measure>>} numbers */
const describe = ({ perSecond, p50Ms, 'live.maxMs': waitMs }) =>
  `${Math.round(perSecond)} pages a second, half of them in ${Math.round(p50Ms)} ms, others wait ${Math.round(waitMs)} ms at most`;
