/** Private pages: there is nothing to index, and each request costs the site work. */
const DISALLOWED_PATHS = ['/accounts/', '/profiles/'];

/** Tells search engines what they may read, and where the sitemap is. */
export function writeRobots(origin: string, search: string): string {
  return [
    'User-agent: *',
    ...[...DISALLOWED_PATHS, search].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
