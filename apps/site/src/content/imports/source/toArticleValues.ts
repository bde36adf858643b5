import sanitizeHtml from 'sanitize-html';
import type { RawRecord } from '../ContentKind';
import { findArticleSection } from '../records/articleSections';

/** The elements of one item of a feed, in their order. */
export type FeedItem = { name: string; attributes: Readonly<Record<string, string>>; text: string }[];

const MAX_SUMMARY = 500;

/**
 * The values of an article; undefined for what is none: WordPress exports pages, pictures and drafts among its posts. Without
 * a section that the site has, it gets the one of the mapping file.
 */
export function toArticleValues(item: FeedItem): RawRecord | undefined {
  const find = (...names: string[]) => {
    for (const name of names) {
      const element = item.find((each) => each.name === name && each.text.trim() !== '');
      if (element) return element.text.trim();
    }
    return undefined;
  };
  const postType = find('wp:post_type');
  if (postType !== undefined && (postType !== 'post' || find('wp:status') !== 'publish')) return undefined;
  const link = item.find(
    ({ name, attributes }) => name === 'link' && (attributes.rel ?? 'alternate') === 'alternate',
  );
  const address = link?.attributes.href ?? find('link');
  const body = find('content:encoded', 'content', 'description', 'summary') ?? '';
  const summary = find('excerpt:encoded', 'description', 'summary') ?? '';
  const sections = item.flatMap(({ name, attributes, text }) =>
    name === 'category' ? [attributes.term ?? text, attributes.label ?? attributes.nicename ?? ''] : [],
  );
  const section = sections.map((each) => findArticleSection(each)).find((each) => each !== undefined);
  const published = find('pubDate', 'published', 'dc:date', 'updated');
  const picture = item.find(
    ({ name, attributes }) =>
      (name === 'enclosure' && attributes.type?.startsWith('image/')) ||
      ((name === 'media:content' || name === 'media:thumbnail') && attributes.url !== undefined),
  );
  return {
    key: find('guid', 'id') ?? address,
    name: toPlainText(find('title') ?? ''),
    ...(section && { section: section.name }),
    summary: toPlainText(summary).slice(0, MAX_SUMMARY),
    body: postType === undefined ? body : addParagraphs(body),
    author: find('dc:creator', 'author', 'author:name') ?? '',
    ...(published !== undefined && { published }),
    ...(picture?.attributes.url !== undefined && { pictures: [picture.attributes.url] }),
  };
}

/** HTML as one line of text. */
function toPlainText(html: string): string {
  const text = sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(text).replace(/\s+/g, ' ').trim();
}

/** What `sanitizeHtml` leaves encoded. */
const decodeEntities = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** WordPress stores paragraphs as empty lines between them, unless its editor of blocks wrote them. */
function addParagraphs(body: string): string {
  if (/<p[\s>]/i.test(body)) return body;
  return body
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) =>
      /^\s*<(?:h\d|ul|ol|figure|blockquote|div|table|pre)/i.test(part)
        ? part.trim()
        : `<p>${part.trim()}</p>`,
    )
    .join('\n');
}
