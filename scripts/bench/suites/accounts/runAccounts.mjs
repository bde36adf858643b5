import { cp, mkdir, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { timeArithmetic, whenQuiet } from '../../browser/watchMachine.mjs';
import { tempFolder } from '../../paths.mjs';
import { findData, startReferenceSite } from '../../site/startReferenceSite.mjs';
import { createAccountLoads } from './accountLoads.mjs';
import { probeServer } from './probeServer.mjs';
import { sendRequests } from './sendRequests.mjs';

/** @import { LoadRows, Numbers } from '../../numbers/Rows.mjs' */

const LOAD_MS = 5000;
/** Mail of the previous load is written meanwhile. */
const REST_MS = 1000;
const FILES = ['cityguide.sqlite', 'cityguide.sqlite-wal', 'cityguide.sqlite-shm'];

/**
 * Logs in, signs up and requests resets as fast as the reference site allows, and measures its response times for
 * others meanwhile.
 * @param {{ rounds: number, tell(message: string): void }} options
 * @returns {Promise<LoadRows>} load → its rounds
 */
export async function runAccounts({ rounds, tell }) {
  const dataDir = await copyData();
  const site = await startReferenceSite({ dataDir, env: { ATTEMPTS_FACTOR: '1000000' } });
  try {
    const loads = await createAccountLoads(site.origin);
    /** @type {LoadRows} */
    const rows = Object.fromEntries(loads.map(({ name }) => [name, { load: [] }]));
    // Warms up, so that no first round includes what is compiled or opened on first use.
    for (const load of loads) await measure(site.origin, load, LOAD_MS / 10);
    for (let round = 0; round < rounds; round += 1) {
      for (const load of loads) {
        const numbers = await measure(site.origin, load, LOAD_MS);
        rows[load.name]?.load.push({ round, ...numbers });
        tell(`load ${round + 1}/${rounds} ${load.name}: ${describe(numbers)}`);
      }
    }
    return rows;
  } finally {
    await site.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * @param {string} origin
 * @param {import('./accountLoads.mjs').AccountLoad} load
 * @param {number} durationMs
 * @returns {Promise<Numbers>}
 */
async function measure(origin, load, durationMs) {
  await pause(REST_MS);
  const busyShare = await whenQuiet();
  const arithmeticMs = timeArithmetic();
  const untilMs = performance.now() + durationMs;
  const [loadNumbers, probeNumbers] = await Promise.all([
    sendRequests(origin, load, untilMs),
    probeServer(origin, () => performance.now() >= untilMs),
  ]);
  return { ...loadNumbers, ...probeNumbers, busyShare, arithmeticMs };
}

/** Copies the data, so that members and mail of a load are not in the data that pages are measured with. */
async function copyData() {
  const source = await findData();
  const dataDir = path.join(tempFolder, 'accounts-data');
  await rm(dataDir, { recursive: true, force: true });
  await mkdir(dataDir, { recursive: true });
  for (const file of FILES)
    if (existsSync(path.join(source, file))) await cp(path.join(source, file), path.join(dataDir, file));
  return dataDir;
}

/** @param {Numbers} numbers */
const describe = ({ perSecond, 'live.p99Ms': waitMs }) =>
  `${Math.round(perSecond ?? 0)} a second, others wait ${Math.round(waitMs ?? NaN)} ms at most 99 times of 100`;
