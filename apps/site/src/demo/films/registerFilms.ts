import type { FastifyInstance } from 'fastify';
import { matchesTag } from '../../platform/caching/addEntityTags';
import { QueueFull } from '../../media/images/createRenderQueue';
import type { SiteSettings } from '../../platform/settings/siteSettings';
import { createFilms } from './createFilms';
import { readRange } from './readRange';

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/** `/films/{id}.webm`: the film of a video, in parts where the player asks for parts. */
export function registerFilms(app: FastifyInstance, { database, dataDir, now }: SiteSettings): void {
  const films = createFilms({
    database,
    dataDir,
    now,
    reportFault: (error) => app.log.warn({ err: error }, 'a film could not be kept'),
  });

  app.get<{ Params: { name: string } }>('/films/:name', async (request, reply) => {
    const id = /^(\d{1,9})\.webm$/.exec(request.params.name)?.[1];
    const film = id === undefined ? undefined : await films.find(Number(id));
    const plain = reply.type('text/plain; charset=utf-8');
    if (!film) return plain.code(404).send('There is no such film.');
    const tag = `"${film.key}"`;
    reply
      .header('etag', tag)
      .header('cache-control', `public, max-age=${WEEK_SECONDS}`)
      .header('accept-ranges', 'bytes');
    if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    try {
      const bytes = await film.load();
      const isSame = [undefined, tag].includes(request.headers['if-range']?.toString());
      const range = isSame ? readRange(request.headers.range, bytes.length) : undefined;
      if (range === null)
        return plain
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
      if (!(error instanceof QueueFull)) throw error;
      return plain
        .code(503)
        .header('cache-control', 'no-store')
        .header('retry-after', '5')
        .send(error.message);
    }
  });
}
