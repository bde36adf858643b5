import type { FastifyInstance } from 'fastify';
import { readXml, textsOf } from './readXml';

/** All addresses in the sitemap and its parts, as paths, with when each changed. */
export async function readSitemap(app: FastifyInstance): Promise<Map<string, string | undefined>> {
  const found = new Map<string, string | undefined>();
  for (const part of await readPart(app, '/sitemap.xml', 'sitemapindex'))
    for (const { path, changed } of await readPart(app, part.path, 'urlset')) {
      if (found.has(path)) throw new Error(`${path} stands in the sitemap twice.`);
      found.set(path, changed);
    }
  return found;
}

export async function readPart(app: FastifyInstance, path: string, kind: 'sitemapindex' | 'urlset') {
  const response = await app.inject(path);
  const root = readXml(response.body);
  if (response.statusCode !== 200 || root.name !== kind) throw new Error(`${path} is no ${kind}.`);
  return root.children.map((entry) => {
    const address = new URL(textsOf(entry, 'loc')[0] ?? '');
    if (address.origin !== 'https://city.example') throw new Error(`${address.href} is of another site.`);
    return { path: address.pathname + address.search, changed: textsOf(entry, 'lastmod')[0] };
  });
}
