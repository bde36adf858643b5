import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createRenderQueue, type RenderQueue } from './createRenderQueue';

const MAX_QUEUED = 200;

/** One queue for all code that decodes images, so that one core is always free for pages. */
export function createImageQueue(): RenderQueue {
  // No image is decoded twice, so the decoder's cache would only waste memory.
  sharp.cache(false);
  return createRenderQueue({ concurrency: Math.max(1, availableParallelism() - 1), maxQueued: MAX_QUEUED });
}
