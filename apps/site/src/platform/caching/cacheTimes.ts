/**
 * `Cache-Control` of pages, lists, feeds and sitemaps: the same bytes for everyone, kept for half a minute unasked,
 * after that by their ETag (HOST-6).
 */
export const PUBLIC_CACHE = 'public, max-age=30';

/**
 * How long a process keeps what every page's navigation shows. A page that was made with it may then lie in a cache; both
 * together stay below the minute in which whatever was dated ahead appears everywhere (TIME-1).
 */
export const NAVIGATION_KEPT_MS = 25_000;
