/** For visitors alone: nothing there is worth finding, and each address costs the site work. */
const CLOSED = ['/accounts/', '/profiles/'];

/** What search engines may read, and where the sitemap is. */
export function writeRobots(origin: string, search: string): string {
  return [
    'User-agent: *',
    ...[...CLOSED, search].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
