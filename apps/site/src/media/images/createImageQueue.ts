import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createRenderQueue, type RenderQueue } from './createRenderQueue';

const MAX_WAITING = 200;

/** One queue for all that decodes pictures, so that pages always have a core for themselves. */
export function createImageQueue(): RenderQueue {
  // No picture is decoded twice, so what the decoder would keep of it is memory for nothing.
  sharp.cache(false);
  return createRenderQueue({ places: Math.max(1, availableParallelism() - 1), maxWaiting: MAX_WAITING });
}
