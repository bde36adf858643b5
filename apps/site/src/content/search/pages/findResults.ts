import type { SearchPageContext } from './SearchPageContext';
import type { SearchQuery } from './readSearchQuery';

export const PAGE_LENGTH = 24;
const OTHER_RESULTS_COUNT = 4;

/** Everything on one page of results; past the end, the last page. */
export async function findResults(
  { services, site }: Pick<SearchPageContext, 'services' | 'site'>,
  { words: keywords, page }: SearchQuery,
) {
  const search = (offset: number) =>
    services.search({ keywords, limit: PAGE_LENGTH, offset, documentLimit: OTHER_RESULTS_COUNT });
  let offset = page * PAGE_LENGTH;
  let found = await search(offset);
  if (found.listings.listings.length === 0 && found.listings.count > 0) {
    offset = Math.floor((found.listings.count - 1) / PAGE_LENGTH) * PAGE_LENGTH;
    found = await search(offset);
  }
  const [articles, events, videos] = await Promise.all([
    services.content.findArticlesByIds(found.articles.ids),
    services.events.findByIds(found.events.ids),
    services.videos.findByIds(found.videos.ids),
  ]);
  return {
    offset,
    listings: site.sections.listings ? found.listings : { count: 0, listings: [] },
    articles: { count: found.articles.count, items: articles },
    events: { count: found.events.count, items: inOrder(events, found.events.ids) },
    videos: { count: found.videos.count, items: inOrder(videos, found.videos.ids) },
  };
}

function inOrder<T extends { id: number }>(items: readonly T[], ids: readonly number[]): T[] {
  return ids.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
