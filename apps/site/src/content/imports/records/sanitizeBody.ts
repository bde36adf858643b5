import sanitizeHtml from 'sanitize-html';

const { allowedTags, allowedAttributes } = sanitizeHtml.defaults;

/**
 * The HTML of an article without what could run code or change the page around it: a feed, or an export of another system,
 * may contain scripts, styles, forms and frames.
 */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags, 'img', 'picture', 'source', 'del', 'ins'],
    allowedAttributes: {
      ...allowedAttributes,
      a: ['href', 'title', 'hreflang'],
      img: ['src', 'srcset', 'alt', 'title', 'width', 'height'],
      source: ['src', 'srcset', 'media', 'type'],
      time: ['datetime'],
      // Mount points of widgets, which an editor may have placed.
      '*': ['lang', 'dir', 'class', 'data-*'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  });
}
