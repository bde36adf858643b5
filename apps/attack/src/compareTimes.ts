import { LimitReached } from './LimitReached';
import type { Received } from './http/Received';
import { median } from './median';

const ROUNDS = 3;
const PAIRS = 16;
/** A password's hash that is left out makes ten times the difference. */
const RATIO = 1.3;
/** What a busy machine adds to an answer that costs next to nothing. */
const FLOOR_MS = 4;

/**
 * Whether two requests take as long as each other. They are sent in turns, so that what else the machine does meets both;
 * only a difference that shows in three rounds is one.
 * @throws LimitReached
 */
export async function compareTimes(
  one: () => Promise<Received>,
  other: () => Promise<Received>,
): Promise<{ isAlike: boolean; found: string }> {
  let found = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const order = pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const which of order) {
        const { ms, status } = await (which === 0 ? one() : other());
        if (status === 429) throw new LimitReached('attempts');
        times[which].push(ms);
      }
    }
    const [a, b] = [median(times[0]), median(times[1])];
    found = `${a.toFixed(1)} and ${b.toFixed(1)} ms`;
    if (Math.abs(a - b) < FLOOR_MS || Math.max(a, b) < RATIO * Math.min(a, b))
      return { isAlike: true, found: 'alike' };
  }
  return { isAlike: false, found };
}
