/**
 * `Cache-Control` of pages, lists, feeds and sitemaps: the same bytes for everyone, cached for half a minute and then
 * revalidated by ETag (HOST-6).
 */
export const PUBLIC_CACHE = 'public, max-age=30';

/**
 * How long a process keeps a rendered page whose data have not changed: what a page says of the time, such as which events
 * are over, may be this old. With the half minute above it stays below a minute (TIME-1).
 */
export const PAGE_CACHE_MS = 10_000;
