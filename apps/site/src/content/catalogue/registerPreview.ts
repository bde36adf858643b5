import type { FastifyInstance, FastifyRequest } from 'fastify';
import { brands, editorPaths } from '@cityguide/site-config';
import { PUBLIC_CACHE } from '../../platform/caching/cacheTimes';
import type { PageContext } from '../../pages/PageContext';
import { createPreviewStyles } from './createPreviewStyles';
import { readPreviewQuery } from './readPreviewQuery';

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/**
 * The page in the catalogue's frame: the embed script and nothing else. The catalogue puts the mount point into it, so that
 * no address can make it show anything.
 */
export function registerPreview(
  app: FastifyInstance,
  { services, site, send }: PageContext,
  siteConfig: unknown,
): void {
  const path = services.settings.publicPrefix + editorPaths.preview;
  const styles = createPreviewStyles(path);

  app.get(path, (request: Request, reply) => {
    const look = readPreviewQuery(request.query, site);
    const config = {
      ...Object(siteConfig),
      brand: look.brand,
      darkMode: look.theme === 'dark',
      languages: [look.language],
    };
    const styleSheet = `${path}site.css?brand=${look.brand}&theme=${look.theme}`;
    return send(reply, {
      template: 'editor-preview',
      head: { title: 'Preview', description: 'One widget.', path, isHidden: true },
      model: { preview: { ...look, config, styleSheet } },
    });
  });
  app.get(`${path}site.css`, async (request: Request, reply) =>
    reply
      .header('cache-control', PUBLIC_CACHE)
      .type('text/css; charset=utf-8')
      .send(await styles.readSheet(readPreviewQuery(request.query, site))),
  );
  for (const brand of brands) {
    app.get(`${path}${brand}/assets/*`, async (request, reply) => {
      const asset = await styles.findAsset(brand, request.url);
      if (!asset) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such file.');
      return reply.header('cache-control', PUBLIC_CACHE).type(asset.type).send(asset.body);
    });
  }
}
