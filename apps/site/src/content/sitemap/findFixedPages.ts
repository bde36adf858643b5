import { isPublished } from '../../platform/publishing/isPublished';
import type { SitemapContext } from './SitemapContext';
import type { SitemapEntry } from './SitemapSource';

/** The pages that every site has, and the first page of each section that is on (SITE-2). */
export async function findFixedPages({ site, paths, services }: SitemapContext): Promise<SitemapEntry[]> {
  const { sections } = site;
  const { query } = services.database;
  const [types, newest] = await Promise.all([
    services.content.findArticleTypes(),
    query
      .selectFrom('articles')
      .where(isPublished('articles', services.settings.now()))
      .select(['type_id', (column) => column.fn.max('date_published').as('changedMs')])
      .groupBy('type_id')
      .execute(),
  ]);
  const changedByType = new Map(newest.map(({ type_id: typeId, changedMs }) => [typeId, Number(changedMs)]));
  const latest = newest.length > 0 ? Math.max(...changedByType.values()) : null;
  return [
    { path: paths.home, changedMs: latest },
    ...types.map(({ id, path }) => ({ path, changedMs: changedByType.get(id) ?? null })),
    ...[
      sections.bestOf && paths.bestOf,
      sections.listings && paths.restaurants,
      sections.listings && paths.places,
      sections.listings && paths.neighbourhoods,
      sections.events && paths.events,
      sections.contests && paths.contests,
      sections.videos && paths.videos,
      paths.newsletters,
      paths.contact,
      paths.jobs,
      paths.privacy,
      paths.termsOfService,
    ].flatMap((path) => (path ? [{ path }] : [])),
    { path: paths.archives, changedMs: latest },
  ];
}
