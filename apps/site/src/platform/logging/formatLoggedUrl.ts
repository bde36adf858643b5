/** What helps an operator to see what was slow or broken, and lets nobody in. */
const SHOWN = new Set([
  ...['limit', 'offset', 'page', 'ordering', 'sort', 'type', 'sub_type', 'default_neighborhood', 'listing'],
  ...['slot', 'size', 'w', 'h', 'cmd', 'quality', 'error', 'when', 'category'],
]);
const PLAIN_VALUE = /^[\w.,:-]{0,60}$/;
/** Where a path ends, in clear or escaped, once or more often: `?`, `;`, `#`, and the `=` and `&` of a query that lost its `?`. */
const PATH_END = /[?;#=&]|%(?:25)*(?:3f|3b|23|3d|26)/i;
const LONGEST_PATH = 300;
const HIDDEN = '…';

/**
 * An address for the log: its path, and of its query the parameters that are known to be harmless. The links of mails
 * carry their secrets in the address, and so does the way back from Facebook; as names can be spelt in many ways, what
 * is not known is not shown.
 */
export function formatLoggedUrl(url: string): string {
  const end = url.search(PATH_END);
  const path = (end < 0 ? url : url.slice(0, end)).slice(0, LONGEST_PATH);
  if (end < 0) return url.length > LONGEST_PATH ? path + HIDDEN : path;
  if (url[end] !== '?') return path + HIDDEN;
  const pairs = url
    .slice(end + 1)
    .split('&')
    .map((pair) => (isShown(pair) ? pair : HIDDEN));
  // One sign for all that is left out, so that a long query is no long line.
  const shown = pairs.filter((pair, index) => pair !== HIDDEN || pairs.indexOf(HIDDEN) === index);
  return `${path}?${shown.join('&')}`;
}

function isShown(pair: string): boolean {
  const place = pair.indexOf('=');
  return place > 0 && SHOWN.has(pair.slice(0, place)) && PLAIN_VALUE.test(pair.slice(place + 1));
}
