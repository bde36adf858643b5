import type { FastifyInstance } from 'fastify';
import type { Brand, SiteConfig } from '@cityguide/site-config';
import type { HouseAdRepository } from './repository';
import { escapeHtml } from '@cityguide/site-config/formats';

/** The generated sizes; a fixed list, so that strangers cannot have any number of pictures generated. */
const SIZES = ['300x250', '300x600', '728x90', '970x90', '320x50'];

const PUBLIC = 'public, max-age=60';
/** A picture may use its own styles and nothing else. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'";
/**
 * An editor's HTML may show pictures and link to other pages; it runs no scripts, sends no forms and has no access to
 * the site.
 */
const FRAME_POLICY =
  "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
  'sandbox allow-popups allow-popups-to-escape-sandbox; frame-ancestors ';

interface HouseAdFiles {
  houseAds: HouseAdRepository;
  site: Pick<SiteConfig, 'brand' | 'languages'>;
  /** Pages on other hosts of the site, which may show an ad in a frame as this site's own may. */
  pageOrigins: readonly string[];
  /** A house ad of the brand as SVG; undefined for an unknown name. Sizes are in px. */
  drawHouseAd(brand: Brand, name: string, size: { width: number; height: number }): string | undefined;
}

/** The files of house ads: generated pictures, and the frames of HTML ads. */
export function registerHouseAdFiles(
  app: FastifyInstance,
  { houseAds, site, pageOrigins, drawHouseAd }: HouseAdFiles,
): void {
  app.get<{ Params: { name: string } }>(
    '/house-ads/drawn/:name',
    { config: { isPublicFile: true } },
    async (request, reply) => {
      const drawn = parseDrawnAdName(request.params.name);
      const picture = drawn && drawHouseAd(site.brand, drawn.design, drawn);
      if (!picture)
        return reply.code(404).type('text/plain; charset=utf-8').send('There is no such house ad.');
      return reply
        .header('cache-control', 'public, max-age=86400')
        .header('content-security-policy', PICTURE_POLICY)
        .type('image/svg+xml; charset=utf-8')
        .send(picture);
    },
  );

  app.get<{ Params: { id: string } }>('/house-ads/:id/', async (request, reply) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const page = await houseAds.findPage(id);
    if (!page) return reply.code(404).type('text/plain; charset=utf-8').send('This ad has ended.');
    // It knows this site alone; browsers that know the policy ignore it.
    if (pageOrigins.length > 0) reply.removeHeader('x-frame-options');
    return reply
      .header('cache-control', PUBLIC)
      .header('content-security-policy', FRAME_POLICY + ["'self'", ...pageOrigins].join(' '))
      .type('text/html; charset=utf-8')
      .send(renderFrame(page, site.languages[0] ?? 'en-CA'));
  });
}

interface DrawnAd {
  design: string;
  width: number;
  height: number;
}

/** Parses `newsletter-300x250.svg`. */
function parseDrawnAdName(name: string): DrawnAd | undefined {
  const [, design, size] = /^([a-z-]+)-(\d+x\d+)\.svg$/.exec(name) ?? [];
  if (!design || !size || !SIZES.includes(size)) return undefined;
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { design, width, height };
}

/** The document of an ad that an editor wrote as HTML. Its links open in a new tab. */
function renderFrame({ name, html }: { name: string; html: string }, language: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(name)}</title>
<base target="_blank"><style>html,body{margin:0;height:100%;overflow:hidden}</style></head><body>${html}</body></html>`;
}
