import { escapeXml } from '../../platform/text/escapeXml';
import type { ArticleSummary } from '../createContent';
import { LARGE_IMAGE_SIZE, createImageUrl } from '../../pages/links/createImageUrl';

interface Feed {
  title: string;
  description: string;
  language: string;
  /** Of the page with the same articles. */
  path: string;
  /** Of the feed itself. */
  ownPath: string;
  articles: readonly ArticleSummary[];
}

/** RSS 2.0. The same articles produce the same bytes: the build date is that of the newest article. */
export function writeFeed(feed: Feed, origin: string): string {
  const addressOf = (path: string) => escapeXml(new URL(path, origin).href);
  const [newest] = feed.articles;
  const items = feed.articles.map((article) =>
    [
      '<item>',
      `<title>${escapeXml(article.name)}</title>`,
      `<link>${addressOf(article.path)}</link>`,
      `<guid isPermaLink="true">${addressOf(article.path)}</guid>`,
      `<pubDate>${formatRfc822(article.date_published)}</pubDate>`,
      `<category>${escapeXml(article.type_name)}</category>`,
      article.author ? `<dc:creator>${escapeXml(article.author)}</dc:creator>` : '',
      // A description is HTML inside XML, so plain text is escaped for both.
      `<description>${escapeXml(escapeXml(article.summary))}</description>`,
      article.image_path ? writePicture(article.image_path) : '',
      '</item>',
    ]
      .filter(Boolean)
      .join('\n'),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
<title>${escapeXml(feed.title)}</title>
<link>${addressOf(feed.path)}</link>
<atom:link href="${addressOf(feed.ownPath)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(feed.description)}</description>
<language>${escapeXml(feed.language)}</language>
${newest ? `<lastBuildDate>${formatRfc822(newest.date_published)}</lastBuildDate>\n` : ''}<ttl>5</ttl>
${items.map((item) => `${item}\n`).join('')}</channel>
</rss>
`;

  function writePicture(image: string): string {
    const address = addressOf(createImageUrl(image, LARGE_IMAGE_SIZE));
    return `<media:content url="${address}" medium="image" width="1200" height="800"/>`;
  }
}

/** In the format of RFC 822. */
const formatRfc822 = (momentMs: number) => new Date(momentMs).toUTCString().replace('GMT', '+0000');
