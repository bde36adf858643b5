import { createTiles } from '@cityguide/demo-city/createTiles';
import type { FastifyInstance } from 'fastify';
import type { SiteConfig } from '@cityguide/site-config';
import { parseTileRequest } from './parseTileRequest';

/** The SVG may only have inline styles. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** `/tiles/{z}/{x}/{y}.svg`: the city's map, rendered here without external services (SITE-3). */
export function registerMapTiles(
  app: FastifyInstance,
  { brand, darkMode, mapTiles }: Pick<SiteConfig, 'brand' | 'mapTiles' | 'darkMode'>,
): void {
  const tiles = createTiles({ brand, hasDark: darkMode });
  app.get<{ Params: { z: string; x: string; y: string } }>(
    '/tiles/:z/:x/:y',
    { config: { isPublicFile: true } },
    async (request, reply) => {
      const parsed = parseTileRequest(request.params, mapTiles);
      if (!('tile' in parsed)) {
        return reply.code(parsed.status).type('text/plain; charset=utf-8').send(parsed.message);
      }
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', CONTENT_SECURITY_POLICY)
        .type('image/svg+xml; charset=utf-8')
        .send(tiles.load(parsed.tile));
    },
  );
}
