/** Names whose values are secret, anywhere in a text. Letters may be escaped: `%74oken`. */
const SECRET_NAMES = [
  'token',
  'code',
  'state',
  'password',
  'secret',
  'session',
  'sessionid',
  'cookie',
  'authorization',
  'csrf',
];
const ESCAPED_LETTER = /%(?:25)*([46][1-9a-f]|[57][0-9a]|5f|2d)/gi;
const NAMED_SECRET = new RegExp(
  `([\\w-]*(?:${SECRET_NAMES.join('|')})[\\w-]*["']?\\s*(?:=|:|%(?:25)*3d)\\s*["']?(?:bearer\\s+)?)[^\\s"'&;,)}\\]]+`,
  'gi',
);
const QUERY = /\?[^\s"'<>]*/g;

/** Removes query strings and named secrets from a text for the log, such as an error message. */
export function redactSecrets(text: string): string {
  return text.replace(ESCAPED_LETTER, decodeLetter).replace(QUERY, redactQuery).replace(NAMED_SECRET, '$1…');
}

const decodeLetter = (_escape: string, code: string) => String.fromCharCode(parseInt(code, 16));
const redactQuery = (query: string) => (query.includes('=') ? '?…' : query);
