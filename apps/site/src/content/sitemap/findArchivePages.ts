import { isPublished } from '../../platform/publishing/isPublished';
import { createTimeZone } from '@cityguide/site-config/formats';
import type { SitemapContext } from './SitemapContext';
import type { SitemapEntry } from './SitemapSource';

/** The archive of each year and month with published articles, in the site's time zone. */
export async function findArchivePages({ site, paths, services }: SitemapContext): Promise<SitemapEntry[]> {
  const zone = createTimeZone(site.timeZone);
  const articles = await services.database.query
    .selectFrom('articles')
    .select('date_published')
    .where('date_published', '>=', zone.getTimestamp(`${site.startYear}-01-01`))
    .where(isPublished('articles', services.settings.now()))
    .orderBy('date_published')
    .execute();
  const changed = new Map<string, number>();
  for (const { date_published: moment } of articles) {
    const [year, month] = zone.getDay(moment).split('-');
    changed.set(`${paths.archives}${year}/`, moment);
    changed.set(`${paths.archives}${year}/${month}/`, moment);
  }
  return [...changed].map(([path, changedMs]) => ({ path, changedMs }));
}
