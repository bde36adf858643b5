import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

const SAMPLE_MS = 250;
const QUIET_SHARE = 0.3;
const MAX_WAIT_MS = 3000;

/** Milliseconds for a fixed calculation: shows how fast the machine currently is. */
export function timeArithmetic() {
  const start = process.hrtime.bigint();
  let value = 1;
  for (let index = 0; index < 2e6; index += 1) value = (value * 1_103_515_245 + 12_345) & 0x7fffffff;
  // The value is used, so that the loop is not optimised away.
  return value < 0 ? NaN : Number(process.hrtime.bigint() - start) / 1e6;
}

/**
 * Waits a short time for other work to end.
 * @returns {Promise<number>} the share of all cores that was in use
 */
export async function whenQuiet() {
  const start = Date.now();
  for (;;) {
    const busy = await measureBusy();
    if (busy < QUIET_SHARE || Date.now() - start > MAX_WAIT_MS) return busy;
  }
}

async function measureBusy() {
  const before = readTimes();
  await pause(SAMPLE_MS);
  const after = readTimes();
  return 1 - (after.idle - before.idle) / (after.all - before.all);
}

function readTimes() {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((each) => Object.values(each))),
  };
}
