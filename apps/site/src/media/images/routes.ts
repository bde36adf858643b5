import type { FastifyInstance, FastifyReply } from 'fastify';
import { matchesTag } from '../../platform/caching/addEntityTags';
import type { ImageServer } from './createImageServer';
import { QueueFull } from './createRenderQueue';
import { parseImageRequest } from './parseImageRequest';
import { UnreadableImage } from './UnreadableImage';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** `/images/{path}?w&h&cmd&quality` (PHOTO-8): WebP where the browser takes it, else JPEG. */
export function registerImages(app: FastifyInstance, images: ImageServer): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/images/*',
    async (request, reply) => {
      reply.header('vary', 'Accept');
      const parsed = parseImageRequest(request.params['*'], request.query, request.headers.accept);
      if (!('request' in parsed)) return say(reply, parsed.status, parsed.words);
      const image = await images.find(parsed.request);
      if (!image) return sayAbsent(reply);
      try {
        const tag = `"${image.key}"`;
        // Whoever has it need not wait until it is rendered.
        const isKnown = matchesTag(request.headers['if-none-match'], tag);
        const bytes = isKnown ? undefined : await image.load();
        if (!isKnown && !bytes) return sayAbsent(reply);
        reply.header('etag', tag).header('cache-control', `public, max-age=${WEEK_SECONDS}`);
        if (!bytes) return reply.code(304).send();
        return reply.type(`image/${parsed.request.format}`).send(bytes);
      } catch (error) {
        if (error instanceof UnreadableImage) {
          request.log.warn({ err: error }, 'unreadable picture');
          return say(reply, 415, `This picture cannot be shown. ${error.message}`);
        }
        if (error instanceof QueueFull) return say(reply.header('retry-after', '2'), 503, error.message);
        throw error;
      }
    },
  );
}

const sayAbsent = (reply: FastifyReply) => say(reply, 404, 'There is no such picture.');

function say(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(words);
}
