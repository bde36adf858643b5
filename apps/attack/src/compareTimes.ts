import { RateLimitReached } from './RateLimitReached';
import type { HttpResponse } from './http/HttpResponse';
import { median } from './median';

const ROUNDS = 3;
const PAIRS = 16;
/** A skipped password hash makes a difference of a factor of ten. */
const MIN_RATIO = 1.3;
/** What a busy machine may add to a cheap response. */
const MIN_DIFFERENCE_MS = 4;

/**
 * Whether two requests take equally long. They are sent alternately, so that other load on the machine affects both;
 * only a difference in all three rounds counts.
 * @throws RateLimitReached
 */
export async function compareTimes(
  one: () => Promise<HttpResponse>,
  other: () => Promise<HttpResponse>,
): Promise<{ isAlike: boolean; found: string }> {
  let found = '';
  for (let round = 0; round < ROUNDS; round += 1) {
    const times: [number[], number[]] = [[], []];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const order = pair % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
      for (const which of order) {
        const { ms, status } = await (which === 0 ? one() : other());
        if (status === 429) throw new RateLimitReached('attempts');
        times[which].push(ms);
      }
    }
    const [a, b] = [median(times[0]), median(times[1])];
    found = `${a.toFixed(1)} and ${b.toFixed(1)} ms`;
    if (Math.abs(a - b) < MIN_DIFFERENCE_MS || Math.max(a, b) < MIN_RATIO * Math.min(a, b))
      return { isAlike: true, found: 'alike' };
  }
  return { isAlike: false, found };
}
