import type { FastifyInstance } from 'fastify';
import { chooseEncoding } from '../../platform/caching/chooseEncoding';
import type { Assets } from './createAssets';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Fonts, style sheet and icon, each at an address that names its content. */
export function registerAssets(app: FastifyInstance, assets: Assets): void {
  app.get<{ Params: { '*': string } }>('/assets/*', async (request, reply) => {
    const asset = assets.find(`/assets/${request.params['*']}`);
    if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
    reply.header('cache-control', FOR_EVER).type(asset.type);
    if (!asset.brotli) return reply.send(asset.body);
    reply.header('vary', 'Accept-Encoding');
    return chooseEncoding(request.headers['accept-encoding']) === 'br'
      ? reply.header('content-encoding', 'br').send(asset.brotli)
      : reply.send(asset.body);
  });
  // Asked for by browsers that do not look into the page.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect(assets.icon.url, 302));
}
