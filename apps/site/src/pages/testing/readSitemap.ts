import type { FastifyInstance } from 'fastify';
import { parseXml, getChildTexts } from './parseXml';

/** The paths of all URLs in the sitemap and its parts, with their modification dates. */
export async function readSitemap(app: FastifyInstance): Promise<Map<string, string | undefined>> {
  const paths = new Map<string, string | undefined>();
  for (const part of await readSitemapFile(app, '/sitemap.xml', 'sitemapindex'))
    for (const { path, changed } of await readSitemapFile(app, part.path, 'urlset')) {
      if (paths.has(path)) throw new Error(`${path} is in the sitemap twice.`);
      paths.set(path, changed);
    }
  return paths;
}

export async function readSitemapFile(app: FastifyInstance, path: string, kind: 'sitemapindex' | 'urlset') {
  const response = await app.inject(path);
  const root = parseXml(response.body);
  if (response.statusCode !== 200 || root.name !== kind) throw new Error(`${path} is not a ${kind}.`);
  return root.children.map((entry) => {
    const url = new URL(getChildTexts(entry, 'loc')[0] ?? '');
    if (url.origin !== 'https://city.example') throw new Error(`${url.href} belongs to another site.`);
    return { path: url.pathname + url.search, changed: getChildTexts(entry, 'lastmod')[0] };
  });
}
