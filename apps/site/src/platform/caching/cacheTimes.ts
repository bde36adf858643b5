/**
 * `Cache-Control` of pages, lists, feeds and sitemaps: the same bytes for everyone, cached for half a minute and then
 * revalidated by ETag (HOST-6).
 */
export const PUBLIC_CACHE = 'public, max-age=30';

/**
 * How long a process caches the content of the navigation. A page rendered with it may then be cached as well; both times
 * together stay below the minute within which scheduled content must appear everywhere (TIME-1).
 */
export const NAVIGATION_CACHE_MS = 25_000;
