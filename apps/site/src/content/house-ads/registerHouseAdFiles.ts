import type { FastifyInstance } from 'fastify';
import type { Brand, SiteConfig } from '@cityguide/site-config';
import type { HouseAdRepository } from './repository';
import { parseDrawnAdName } from './parseDrawnAdName';
import { renderFrame } from './renderFrame';

const PUBLIC = 'public, max-age=60';
/** A picture may use its own styles and nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
/**
 * An editor's HTML may show pictures and link to other pages; it runs no scripts, sends no forms and has no access to
 * the site.
 */
const FRAME_POLICY =
  "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

interface HouseAdFiles {
  houseAds: HouseAdRepository;
  site: Pick<SiteConfig, 'brand' | 'languages'>;
  /** A house ad of the brand as SVG; undefined for an unknown name. Sizes are in px. */
  drawHouseAd(brand: Brand, name: string, size: { width: number; height: number }): string | undefined;
}

/** The files of house ads: generated pictures, and the frames of HTML ads. */
export function registerHouseAdFiles(
  app: FastifyInstance,
  { houseAds, site, drawHouseAd }: HouseAdFiles,
): void {
  app.get<{ Params: { name: string } }>('/house-ads/drawn/:name', async (request, reply) => {
    const drawn = parseDrawnAdName(request.params.name);
    const picture = drawn && drawHouseAd(site.brand, drawn.design, drawn);
    if (!picture) return reply.code(404).type('text/plain; charset=utf-8').send('There is no such house ad.');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', PICTURE_POLICY)
      .type('image/svg+xml; charset=utf-8')
      .send(picture);
  });

  app.get<{ Params: { id: string } }>('/house-ads/:id/', async (request, reply) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const page = await houseAds.findPage(id);
    if (!page) return reply.code(404).type('text/plain; charset=utf-8').send('This ad has ended.');
    return reply
      .header('cache-control', PUBLIC)
      .header('content-security-policy', FRAME_POLICY)
      .type('text/html; charset=utf-8')
      .send(renderFrame(page, site.languages[0] ?? 'en-CA'));
  });
}
