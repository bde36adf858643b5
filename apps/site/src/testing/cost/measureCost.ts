import type { FastifyInstance } from 'fastify';
import type { Attack } from './listAttacks';

/**
 * The CPU time of this process is measured, which other processes on the machine do not affect. It still varies with
 * compilation and garbage collection. So only expensive requests are measured again: the lowest of several times counts,
 * sizes are measured alternately, and only repeated failures count. A request below this floor at its full size is harmless,
 * however its cost grows.
 */
const FLOOR_MS = 10;
/**
 * The maximum time that the growing part of a request may block the event loop. It is compared with half of the request: the
 * cost of the page itself, and of its results, is the same for both.
 */
const MAX_MS = 50;
const MAX_GROWTH = 2.5;
const ROUNDS = 3;
const MAX_ATTEMPTS = 3;

/** Describes how the cost of an attack grows too much; undefined if it does not. */
export async function measureCost(app: FastifyInstance, attack: Attack): Promise<string | undefined> {
  const { fullLength } = attack;
  const first = await measureOnce(app, attack, fullLength);
  if (first.status >= 500) return `${attack.name} is answered with ${first.status}`;
  if (first.ms < FLOOR_MS) return undefined;
  // The cost of the page itself.
  if (first.ms - (await measureOnce(app, attack, 1)).ms < FLOOR_MS) return undefined;
  let failure: string | undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const [short, half, full] = await measureInterleaved(app, attack, [1, fullLength / 2, fullLength]);
    const isCheap = full - short < FLOOR_MS;
    if (isCheap || (full <= half * MAX_GROWTH && full - half <= MAX_MS / 2)) return undefined;
    failure = `${attack.name} costs ${Math.round(short)}, ${Math.round(half)}, ${Math.round(full)} ms`;
  }
  return failure;
}

/** The lowest CPU time of each length, measured alternately. */
async function measureInterleaved(
  app: FastifyInstance,
  attack: Attack,
  lengths: [number, number, number],
): Promise<[number, number, number]> {
  const minimums: [number, number, number] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, length] of lengths.entries())
      minimums[index] = Math.min(
        minimums[index] ?? Infinity,
        (await measureOnce(app, attack, Math.floor(length))).ms,
      );
  return minimums;
}

async function measureOnce(app: FastifyInstance, attack: Attack, length: number) {
  const request = attack.create(length);
  const before = process.cpuUsage();
  const { statusCode } = await app.inject({ ...request, method: request.method as 'GET' });
  const { user, system } = process.cpuUsage(before);
  return { status: statusCode, ms: (user + system) / 1000 };
}
