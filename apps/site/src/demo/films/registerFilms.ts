import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../../platform/caching/addEtags';
import { QueueFullError } from '../../media/images/createRenderQueue';
import type { SiteSettings } from '../../platform/settings/SiteSettings';
import { createFilms } from './createFilms';
import { parseRange } from './parseRange';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** `/films/{id}.webm`: the film of a video, with support for range requests. */
export function registerFilms(app: FastifyInstance, { database, dataDir, now }: SiteSettings): void {
  const films = createFilms({
    database,
    dataDir,
    now,
    reportError: (error) => app.log.warn({ err: error }, 'a film could not be cached'),
  });

  app.get<{ Params: { name: string } }>(
    '/films/:name',
    { config: { isPublicFile: true } },
    async (request, reply) => {
      const id = /^(\d{1,9})\.webm$/.exec(request.params.name)?.[1];
      const film = id === undefined ? undefined : await films.find(Number(id));
      const textReply = reply.type('text/plain; charset=utf-8');
      if (!film) return textReply.code(404).send('There is no such film.');
      const tag = `"${film.key}"`;
      reply
        .header('etag', tag)
        .header('cache-control', `public, max-age=${WEEK_SECONDS}`)
        .header('accept-ranges', 'bytes');
      if (matchesEtag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      try {
        const bytes = await film.load();
        const isRangeValid = [undefined, tag].includes(request.headers['if-range']?.toString());
        const range = isRangeValid ? parseRange(request.headers.range, bytes.length) : undefined;
        if (range === null)
          return textReply
            .code(416)
            .header('content-range', `bytes */${bytes.length}`)
            .send('There is no such part.');
        reply.type('video/webm');
        if (!range) return reply.send(bytes);
        return reply
          .code(206)
          .header('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`)
          .send(bytes.subarray(range.start, range.end + 1));
      } catch (error) {
        if (!(error instanceof QueueFullError)) throw error;
        return textReply
          .code(503)
          .header('cache-control', 'no-store')
          .header('retry-after', '5')
          .send(error.message);
      }
    },
  );
}
