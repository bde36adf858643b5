import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from '../settings/siteSettings';
import { createImageServer } from './createImageServer';
import { QueueFull } from './createRenderQueue';
import { parseImageRequest } from './parseImageRequest';
import { UnreadableImage } from './renderImage';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** `/images/{path}?w&h&cmd&quality` (PHOTO-8): WebP where the browser takes it, else JPEG. */
export function registerImages(app: FastifyInstance, { database, dataDir }: SiteSettings): void {
  const images = createImageServer({
    database,
    dataDir,
    onCacheFault: (error) => app.log.warn({ err: error }, 'a rendered picture could not be kept'),
  });

  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/images/*',
    async (request, reply) => {
      reply.header('vary', 'Accept');
      const parsed = parseImageRequest(request.params['*'], request.query, request.headers.accept);
      if (!('request' in parsed))
        return reply.code(parsed.status).type('text/plain; charset=utf-8').send(parsed.words);
      try {
        const image = await images.load(parsed.request);
        if (!image)
          return reply.code(404).type('text/plain; charset=utf-8').send('There is no such picture.');
        const tag = `"${image.key}"`;
        reply.header('etag', tag).header('cache-control', `public, max-age=${WEEK_SECONDS}`);
        if (request.headers['if-none-match'] === tag) return reply.code(304).send();
        return reply.type(`image/${parsed.request.format}`).send(image.bytes);
      } catch (error) {
        if (error instanceof UnreadableImage) {
          request.log.warn({ err: error }, 'unreadable picture');
          return reply.code(415).type('text/plain; charset=utf-8').send('This picture cannot be shown.');
        }
        if (error instanceof QueueFull) {
          return reply
            .code(503)
            .header('retry-after', '2')
            .type('text/plain; charset=utf-8')
            .send(error.message);
        }
        throw error;
      }
    },
  );
}
