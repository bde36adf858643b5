import { availableParallelism } from 'node:os';
import { createRenderQueue, type RenderQueue } from './createRenderQueue';

const MAX_WAITING = 200;

/** One queue for all that decodes pictures, so that pages always have a core for themselves. */
export function createImageQueue(): RenderQueue {
  return createRenderQueue({ places: Math.max(1, availableParallelism() - 1), maxWaiting: MAX_WAITING });
}
