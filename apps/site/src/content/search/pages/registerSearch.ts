import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createArticleView } from '../../articles/pages/viewArticle';
import { createPages } from '../../../pages/paging/createPages';
import { viewListing } from '../../listings/pages/viewListing';
import type { SearchPageContext } from './SearchPageContext';
import { findResults, PAGE_LENGTH } from './findResults';
import { readSearchQuery } from './readSearchQuery';
import { searchPath } from './searchPath';
import { viewOtherFinds } from './viewOtherFinds';

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** Words of a search that found nothing are offered one by one, so many of them. */
const MAX_SINGLE_WORDS = 5;

/** `/search?q=`: places a page at a time, stories, events and videos that have all the words. */
export function registerSearch(app: FastifyInstance, context: SearchPageContext): void {
  const { site, paths, send } = context;
  const viewArticle = createArticleView(site.timeZone);
  const path = searchPath(paths);
  for (const form of [path, `${path}/`]) app.get(form, sendResults);

  async function sendResults(request: Request, reply: FastifyReply) {
    const query = readSearchQuery(request.query);
    const { words } = query;
    const { offset, listings, articles, events, videos } = await findResults(context, query);
    const others = viewOtherFinds({ events, videos, site, paths });
    const isEmpty = listings.count + articles.count + others.length === 0;
    return send(reply, {
      template: 'search',
      head: {
        title: words ? `Search: ${words}` : 'Search',
        description: `Search ${site.name}.`,
        path,
        isHidden: true,
      },
      model: {
        words,
        isEmpty,
        singleWords: isEmpty ? offerWords(words) : [],
        placesCount: listings.count,
        cards: listings.listings.map((listing) => viewListing(listing, paths)),
        pages:
          listings.count > PAGE_LENGTH
            ? createPages({
                offset,
                limit: PAGE_LENGTH,
                count: listings.count,
                hrefOf: (page) => `${paths.search(words)}${page > 0 ? `&page=${page}` : ''}`,
              })
            : undefined,
        storiesCount: articles.count,
        stories: articles.items.map(viewArticle),
        others,
      },
    });
  }

  function offerWords(words: string) {
    const single = [...new Set(words.split(/\s+/))];
    return single.length < 2
      ? []
      : single.slice(0, MAX_SINGLE_WORDS).map((word) => ({ word, href: paths.search(word) }));
  }
}
