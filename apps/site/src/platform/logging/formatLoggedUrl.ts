/** Parameters that help an operator to find what was slow or broken, and are not secret. */
const LOGGED_PARAMETERS = new Set([
  ...['limit', 'offset', 'page', 'ordering', 'sort', 'type', 'sub_type', 'default_neighborhood', 'listing'],
  ...['slot', 'size', 'w', 'h', 'cmd', 'quality', 'error', 'when', 'category'],
]);
const PLAIN_VALUE = /^[\w.,:-]{0,60}$/;
/** Where a path ends, plain or escaped once or several times: `?`, `;`, `#`, and the `=` and `&` of a query that lost its `?`. */
const PATH_END = /[?;#=&]|%(?:25)*(?:3f|3b|23|3d|26)/i;
const MAX_PATH_LENGTH = 300;
const REDACTED = '…';

/**
 * Formats a URL for the log: its path, and those query parameters that are known to be harmless. Links in mails and the
 * redirect back from Facebook have secrets in the URL; as names can be spelt in many ways, only an allowlist is shown.
 */
export function formatLoggedUrl(url: string): string {
  const end = url.search(PATH_END);
  const path = (end < 0 ? url : url.slice(0, end)).slice(0, MAX_PATH_LENGTH);
  if (end < 0) return url.length > MAX_PATH_LENGTH ? path + REDACTED : path;
  if (url[end] !== '?') return path + REDACTED;
  const pairs = url
    .slice(end + 1)
    .split('&')
    .map((pair) => (isLoggable(pair) ? pair : REDACTED));
  // One ellipsis for everything left out, so that a long query does not make a long line.
  const shown = pairs.filter((pair, index) => pair !== REDACTED || pairs.indexOf(REDACTED) === index);
  return `${path}?${shown.join('&')}`;
}

function isLoggable(pair: string): boolean {
  const index = pair.indexOf('=');
  return index > 0 && LOGGED_PARAMETERS.has(pair.slice(0, index)) && PLAIN_VALUE.test(pair.slice(index + 1));
}
