import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_CACHE } from '../../platform/caching/cacheTimes';
import { getSiteOrigin } from '../../platform/security/getSiteOrigin';
import type { SitemapContext } from './SitemapContext';
import { searchPath } from '../search/pages/searchPath';
import { createSitemapSources } from './createSitemapSources';
import { writeSitemapIndex, writeUrlSet } from './writeSitemap';

/** Private pages: there is nothing to index, and each request costs the site work. */
const DISALLOWED_PATHS = ['/accounts/', '/profiles/'];

/** The protocol allows 50,000 per part; a fifth of that is read and sent quickly. */
const PART_LENGTH = 10_000;

type PartRequest = FastifyRequest<{ Params: { source: string; part: string } }>;

/** `/robots.txt`, and `/sitemap.xml` with its parts (HOST-3). */
export function registerSitemap(
  app: FastifyInstance,
  context: SitemapContext,
  partLength = PART_LENGTH,
): void {
  const sources = createSitemapSources(context);
  const originOf = (request: FastifyRequest) => getSiteOrigin(request, context.services.settings);

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', PUBLIC_CACHE)
      .type('text/plain; charset=utf-8')
      .send(writeRobots(originOf(request), searchPath(context.paths))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = originOf(request);
    const parts = await Promise.all(
      sources.map(async ({ name, summarize }) => {
        const { count, changedMs } = await summarize();
        return Array.from({ length: Math.ceil(count / partLength) }, (_, index) => ({
          path: `/sitemaps/${name}/${index + 1}.xml`,
          changedMs: changedMs ?? null,
        }));
      }),
    );
    return sendXml(reply, writeSitemapIndex(parts.flat(), origin));
  });

  app.get('/sitemaps/:source/:part', async (request: PartRequest, reply) => {
    const origin = originOf(request);
    const source = sources.find(({ name }) => name === request.params.source);
    const part = Number(/^([1-9]\d{0,4})\.xml$/.exec(request.params.part)?.[1]);
    if (!source || Number.isNaN(part)) return context.sendNotFound(reply);
    const entries = await source.find(partLength, (part - 1) * partLength);
    if (entries.length === 0) return context.sendNotFound(reply);
    return sendXml(reply, writeUrlSet(entries, origin));
  });
}

const sendXml = (reply: FastifyReply, xml: string) =>
  reply.header('cache-control', PUBLIC_CACHE).type('application/xml; charset=utf-8').send(xml);

/** Tells search engines what they may read, and where the sitemap is. */
function writeRobots(origin: string, search: string): string {
  return [
    'User-agent: *',
    ...[...DISALLOWED_PATHS, search].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
