import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PUBLIC_CACHE } from '../../platform/caching/cacheTimes';
import { getSiteOrigin } from '../../platform/security/getSiteOrigin';
import type { PageContext } from '../../pages/PageContext';
import { writeFeed } from './writeFeed';
import type { Content } from '../createContent';

const FEED_LENGTH = 30;

type Request = FastifyRequest<{ Params: { section: string } }>;

/** RSS of all articles at `/rss/`, and of each section: `/rss/food/` (HOST-3). */
export function registerFeeds(app: FastifyInstance, context: PageContext<{ content: Content }>): void {
  const { site, services, sendNotFound } = context;
  const { content } = services;

  app.get(feedPath(), (request, reply) =>
    sendFeed(request, reply, {
      title: site.name,
      path: '/',
      description: `The latest from ${site.city.name}.`,
    }),
  );
  app.get('/rss.xml', (_request, reply) => reply.redirect(feedPath(), 301));

  app.get(feedPath('/:section/'), async (request: Request, reply) => {
    const path = `/${request.params.section}/`;
    const type = (await content.findArticleTypes()).find((each) => each.path === path);
    if (!type) return sendNotFound(reply);
    const description = `${type.name} from ${site.city.name}: the latest stories.`;
    return sendFeed(request, reply, {
      title: `${type.name} | ${site.name}`,
      path,
      description,
      typeId: type.id,
    });
  });

  async function sendFeed(
    request: FastifyRequest,
    reply: FastifyReply,
    { typeId, ...feed }: { title: string; description: string; path: string; typeId?: number },
  ): Promise<FastifyReply> {
    const origin = getSiteOrigin(request, services.settings);
    const { articles } = await content.findArticles({
      limit: FEED_LENGTH,
      ...(typeId !== undefined && { typeId }),
    });
    const language = site.languages[0] ?? 'en-CA';
    const xml = writeFeed({ ...feed, language, ownPath: feedPath(feed.path), articles }, origin);
    return reply.header('cache-control', PUBLIC_CACHE).type('application/rss+xml; charset=utf-8').send(xml);
  }
}

/** The feed of all articles, or of the section at `/food/`. */
const feedPath = (section = '/'): string => `/rss${section}`;
