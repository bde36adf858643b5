/** For visitors alone: nothing there is worth finding, and each address costs the site work. */
const CLOSED = ['/accounts/', '/profiles/', '/search'];

/** What search engines may read; the sitemap is named where the site's own address is known. */
export function writeRobots(origin: string | undefined): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...(origin === undefined ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n');
}
