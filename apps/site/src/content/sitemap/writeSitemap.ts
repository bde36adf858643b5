import { escapeXml } from '../../platform/text/escapeXml';
import type { SitemapEntry } from './SitemapSource';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A part of the sitemap: the URLs of pages. */
export const writeUrlSet = (entries: readonly SitemapEntry[], origin: string): string =>
  `${HEAD}<urlset xmlns="${NAMESPACE}">\n${writeEntries('url', entries, origin)}</urlset>\n`;

/** The sitemap index, which lists the parts. */
export const writeSitemapIndex = (parts: readonly SitemapEntry[], origin: string): string =>
  `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${writeEntries('sitemap', parts, origin)}</sitemapindex>\n`;

function writeEntries(element: string, entries: readonly SitemapEntry[], origin: string): string {
  return entries
    .map(({ path, changedMs }) => {
      const address = escapeXml(new URL(path, origin).href);
      const changed = changedMs ? `<lastmod>${new Date(changedMs).toISOString()}</lastmod>` : '';
      return `<${element}><loc>${address}</loc>${changed}</${element}>\n`;
    })
    .join('');
}
