import type { FastifyInstance } from 'fastify';
import type { Attack } from './listAttacks';

/**
 * The CPU time of this process is measured, which varies with compilation, garbage collection and what else uses the
 * processor's caches, but only upwards. So expensive requests are measured again, sizes alternately, until the lowest times
 * so far are within the limits: code that grows too fast never gets there, however often it is measured. A request below
 * this floor at its full size is harmless, however its cost grows.
 */
const FLOOR_MS = 10;
/**
 * The maximum time that the growing part of a request may block the event loop. It is compared with half of the request: the
 * cost of the page itself, and of its results, is the same for both.
 */
const MAX_MS = 50;
const MAX_GROWTH = 2.5;
const MIN_ROUNDS = 3;
const MAX_ROUNDS = 30;

/** Describes how the cost of an attack grows too much; undefined if it does not. */
export async function measureCost(app: FastifyInstance, attack: Attack): Promise<string | undefined> {
  const { fullLength } = attack;
  const first = await measureOnce(app, attack, fullLength);
  // 501 is what oEmbed answers to a format that it does not have.
  if (first.status >= 500 && first.status !== 501) return `${attack.name} is answered with ${first.status}`;
  if (first.ms < FLOOR_MS) return undefined;
  // The cost of the page itself.
  if (first.ms - (await measureOnce(app, attack, 1)).ms < FLOOR_MS) return undefined;
  let [short, half, full] = [Infinity, Infinity, Infinity];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    short = Math.min(short, (await measureOnce(app, attack, 1)).ms);
    half = Math.min(half, (await measureOnce(app, attack, Math.floor(fullLength / 2))).ms);
    full = Math.min(full, (await measureOnce(app, attack, fullLength)).ms);
    if (full - short < FLOOR_MS) return undefined;
    // A single slow request of half the size would hide fast growth.
    const isCertain = round + 1 >= MIN_ROUNDS;
    if (isCertain && full <= half * MAX_GROWTH && full - half <= MAX_MS / 2) return undefined;
  }
  return `${attack.name} costs ${Math.round(short)}, ${Math.round(half)}, ${Math.round(full)} ms`;
}

async function measureOnce(app: FastifyInstance, attack: Attack, length: number) {
  const request = attack.create(length);
  const before = process.cpuUsage();
  const { statusCode } = await app.inject({ ...request, method: request.method as 'GET' });
  const { user, system } = process.cpuUsage(before);
  return { status: statusCode, ms: (user + system) / 1000 };
}
