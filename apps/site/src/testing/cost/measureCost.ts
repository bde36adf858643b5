import type { FastifyInstance } from 'fastify';
import type { Attack } from './listAttacks';

/**
 * Time is not measured, but the CPU time of this process, which another process that takes the machine does not lengthen.
 * It still varies with what is compiled or collected meanwhile. So only what is dear is looked at again: the cheapest of
 * several times counts, two sizes are asked side by side, and only what fails again and again has failed. What costs less
 * than the floor at its full size cannot hurt, however it grows.
 */
const FLOOR_MS = 10;
/**
 * What grows with a request keeps the event loop for no longer. Half of the request shows it: what a page costs by itself,
 * or because it finds more, is the same for both.
 */
const MOST_MS = 50;
const MOST_GROWTH = 2.5;
const TURNS = 3;
const TRIES = 3;

/** What is wrong with how the cost of an attack grows; undefined where nothing is. */
export async function measureCost(app: FastifyInstance, attack: Attack): Promise<string | undefined> {
  const { fullLength } = attack;
  const first = await askOnce(app, attack, fullLength);
  if (first.status >= 500) return `${attack.name} is answered with ${first.status}`;
  if (first.ms < FLOOR_MS) return undefined;
  // A page costs this much by itself.
  if (first.ms - (await askOnce(app, attack, 1)).ms < FLOOR_MS) return undefined;
  let words: string | undefined;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const [short, half, full] = await askSideBySide(app, attack, [1, fullLength / 2, fullLength]);
    const isCheap = full - short < FLOOR_MS;
    if (isCheap || (full <= half * MOST_GROWTH && full - half <= MOST_MS / 2)) return undefined;
    words = `${attack.name} costs ${Math.round(short)}, ${Math.round(half)}, ${Math.round(full)} ms`;
  }
  return words;
}

/** The least CPU time of each length, asked in turns. */
async function askSideBySide(
  app: FastifyInstance,
  attack: Attack,
  lengths: [number, number, number],
): Promise<[number, number, number]> {
  const least: [number, number, number] = [Infinity, Infinity, Infinity];
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [index, length] of lengths.entries())
      least[index] = Math.min(least[index] ?? Infinity, (await askOnce(app, attack, Math.floor(length))).ms);
  return least;
}

async function askOnce(app: FastifyInstance, attack: Attack, length: number) {
  const request = attack.create(length);
  const before = process.cpuUsage();
  const { statusCode } = await app.inject({ ...request, method: request.method as 'GET' });
  const { user, system } = process.cpuUsage(before);
  return { status: statusCode, ms: (user + system) / 1000 };
}
