/** The feed of all articles, or of the section at `/food/`. */
export const feedPath = (section = '/'): string => `/rss${section}`;
