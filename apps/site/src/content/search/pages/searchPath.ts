import type { SitePaths } from '@cityguide/site-config';

/** The path of the search page, without a query. */
export function searchPath(paths: SitePaths): string {
  const [path = ''] = paths.search('').split('?');
  return path;
}
