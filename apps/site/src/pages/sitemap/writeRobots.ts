/** For visitors alone: nothing there is worth finding, and each address costs the site work. */
const CLOSED = ['/accounts/', '/profiles/', '/search'];

/** What search engines may read, and where the sitemap is. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
