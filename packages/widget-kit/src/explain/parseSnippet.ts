const SMART_QUOTED = /=\s*[”“″„«»‟]([^”“″„«»‟<>]*)[”“″„«»‟](?=[\s/>\]])/g;
const SHORT_CODE = /\[cityguide-([\w-]+)([^\]]*)\]/g;

/** The short code of WordPress as the mount point that the plugin makes of it. */
function expandShortCode(_code: string, name: string, options: string): string {
  const attributes = options
    .replaceAll(SMART_QUOTED, '="$1"')
    .replaceAll(/(^|\s)(?=[\w-]+(\s*=|\s|\/|$))/g, '$1data-');
  return `<div data-widget="${name}"${attributes.replace(/\/\s*$/, '')}></div>`;
}

/**
 * The mount points in what an editor has pasted: HTML or short codes, in a document of its own in which nothing runs.
 * @returns also whether quotes had to be straightened
 */
export function parseSnippet(text: string): { elements: Element[]; hasSmartQuotes: boolean } {
  const hasSmartQuotes = new RegExp(SMART_QUOTED).test(text);
  const html = text
    .replaceAll(SHORT_CODE, expandShortCode)
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(SMART_QUOTED, '="$1"'));
  const page = new DOMParser().parseFromString(html, 'text/html');
  return { elements: [...page.querySelectorAll('[data-widget]')], hasSmartQuotes };
}
