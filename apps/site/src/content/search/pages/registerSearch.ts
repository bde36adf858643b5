import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createArticleView } from '../../articles/pages/viewArticle';
import { createPageLinks } from '../../../pages/paging/createPageLinks';
import { viewListing } from '../../listings/pages/viewListing';
import type { SearchPageContext } from './SearchPageContext';
import { findResults, PAGE_LENGTH } from './findResults';
import { readSearchQuery } from './readSearchQuery';
import { searchPath } from './searchPath';
import { viewOtherResults } from './viewOtherResults';

type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** If nothing is found, each word of the query is offered as a search of its own, up to this number. */
const MAX_SINGLE_WORDS = 5;

/** `/search?q=`: pages of listings, and stories, events and videos that contain all words of the query. */
export function registerSearch(app: FastifyInstance, context: SearchPageContext): void {
  const { site, paths, send } = context;
  const viewArticle = createArticleView(site.timeZone);
  const path = searchPath(paths);
  for (const url of [path, `${path}/`]) app.get(url, sendResults);

  async function sendResults(request: Request, reply: FastifyReply) {
    const query = readSearchQuery(request.query);
    const { words } = query;
    const { offset, listings, articles, events, videos } = await findResults(context, query);
    const others = viewOtherResults({ events, videos, site, paths });
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
        singleWords: isEmpty ? listSingleWords(words) : [],
        placesCount: listings.count,
        cards: listings.listings.map((listing) => viewListing(listing, paths)),
        pages:
          listings.count > PAGE_LENGTH
            ? createPageLinks({
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

  function listSingleWords(words: string) {
    const uniqueWords = [...new Set(words.split(/\s+/))];
    return uniqueWords.length < 2
      ? []
      : uniqueWords.slice(0, MAX_SINGLE_WORDS).map((word) => ({ word, href: paths.search(word) }));
  }
}
