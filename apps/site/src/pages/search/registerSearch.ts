import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createArticleView } from '../articles/viewArticle';
import { readOffset } from '../listings/readListQuery';
import { viewListing } from '../listings/viewListing';
import type { PageContext } from '../PageContext';

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;

const PAGE_LENGTH = 24;
const STORIES = 4;
const MAX_WORDS = 200;

/** NUL is refused by PostgreSQL; half an emoji, which a cut can leave, can be in no address; a repeated parameter is no words. */
const readWords = (q: unknown): string =>
  typeof q === 'string'
    ? q
        .replaceAll('\0', '')
        .trim()
        .slice(0, MAX_WORDS)
        .replace(/\p{Surrogate}/gu, '\uFFFD')
    : '';

/** `/search?q=`: places and stories that hold the words. */
export function registerSearch(
  app: FastifyInstance,
  { content, services, site, paths, send }: PageContext,
): void {
  const viewArticle = createArticleView(site.timeZone);
  app.get('/search', sendResults);
  app.get('/search/', sendResults);

  async function sendResults(request: Request, reply: FastifyReply) {
    const { q } = request.query;
    const words = readWords(q);
    const offset = readOffset(request.query.offset);
    const [places, stories] = await Promise.all([findPlaces(words, offset), findStories(words)]);
    const next = offset + PAGE_LENGTH;
    return send(reply, {
      template: 'search',
      head: {
        title: words ? `Search: ${words}` : 'Search',
        description: `Search ${site.name}.`,
        path: '/search',
        isHidden: true,
      },
      model: {
        words,
        count: places.count,
        cards: places.listings.map((listing) => viewListing(listing, paths)),
        stories: stories.map(viewArticle),
        moreHref: places.count > next ? `${paths.search(words)}&offset=${next}` : undefined,
      },
    });
  }

  async function findPlaces(words: string, offset: number) {
    if (!words || !site.sections.listings) return { count: 0, listings: [] };
    return services.listings.findPage({
      keywords: words,
      limit: PAGE_LENGTH,
      offset,
      ordering: '-favourite_count',
    });
  }

  const findStories = async (words: string) =>
    words ? (await content.findArticles({ words, limit: STORIES })).articles : [];
}
