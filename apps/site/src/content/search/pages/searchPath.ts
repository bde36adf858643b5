import type { SitePaths } from '@cityguide/site-config';

/** Where the search is: its address without a query. */
export function searchPath(paths: SitePaths): string {
  const [path = ''] = paths.search('').split('?');
  return path;
}
