import type { FastifyInstance } from 'fastify';
import { negotiateEncoding } from '../../platform/caching/negotiateEncoding';
import type { Assets } from './createAssets';

const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/** Serves fonts, style sheet and icon, each at a URL with a hash of its content. */
export function registerAssets(app: FastifyInstance, assets: Assets): void {
  app.get<{ Params: { '*': string } }>(
    '/assets/*',
    { config: { isPublicFile: true } },
    async (request, reply) => {
      const asset = assets.find(`${app.prefix}/assets/${request.params['*']}`);
      if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
      reply.header('cache-control', IMMUTABLE_CACHE).type(asset.type);
      if (!asset.brotli) return reply.send(asset.body);
      reply.header('vary', 'Accept-Encoding');
      return negotiateEncoding(request.headers['accept-encoding']) === 'br'
        ? reply.header('content-encoding', 'br').send(asset.brotli)
        : reply.send(asset.body);
    },
  );
  // Requested by browsers that ignore the page's icon link.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect(assets.icon.url, 302));
}
