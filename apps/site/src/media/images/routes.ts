import type { FastifyInstance, FastifyReply } from 'fastify';
import { matchesEtag } from '../../platform/caching/addEtags';
import type { ImageServer } from './createImageServer';
import { QueueFullError } from './createRenderQueue';
import { parseImageRequest } from './parseImageRequest';
import { UnreadableImageError } from './UnreadableImageError';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** `/images/{path}?w&h&cmd&quality` (PHOTO-8): WebP if the browser accepts it, otherwise JPEG. */
export function registerImages(app: FastifyInstance, images: ImageServer): void {
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/images/*',
    { config: { isPublicFile: true } },
    async (request, reply) => {
      reply.header('vary', 'Accept');
      const parsed = parseImageRequest(request.params['*'], request.query, request.headers.accept);
      if (!('request' in parsed)) return sendText(reply, parsed.status, parsed.message);
      const image = await images.find(parsed.request);
      if (!image) return sendNotFound(reply);
      try {
        const tag = `"${image.key}"`;
        // A client that has it need not wait for it to be rendered.
        const isNotModified = matchesEtag(request.headers['if-none-match'], tag);
        const bytes = isNotModified ? undefined : await image.load();
        if (!isNotModified && !bytes) return sendNotFound(reply);
        reply.header('etag', tag).header('cache-control', `public, max-age=${WEEK_SECONDS}`);
        if (!bytes) return reply.code(304).send();
        return reply.type(`image/${parsed.request.format}`).send(bytes);
      } catch (error) {
        if (error instanceof UnreadableImageError) {
          request.log.warn({ err: error }, 'unreadable picture');
          return sendText(reply, 415, `This picture cannot be shown. ${error.message}`);
        }
        if (error instanceof QueueFullError)
          return sendText(reply.header('retry-after', '2'), 503, error.message);
        throw error;
      }
    },
  );
}

const sendNotFound = (reply: FastifyReply) => sendText(reply, 404, 'There is no such picture.');

function sendText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(text);
}
