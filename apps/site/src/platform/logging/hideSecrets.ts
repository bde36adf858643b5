/** Names whose values let somebody in, wherever they stand in a text. Letters may be escaped: `%74oken`. */
const NAMES = [
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
const NAMED = new RegExp(
  `([\\w-]*(?:${NAMES.join('|')})[\\w-]*["']?\\s*(?:=|:|%(?:25)*3d)\\s*["']?(?:bearer\\s+)?)[^\\s"'&;,)}\\]]+`,
  'gi',
);
const QUERY = /\?[^\s"'<>]*/g;

/** A text for the log, an error's message say, without queries of addresses and without what is named as a secret. */
export function hideSecrets(text: string): string {
  return text.replace(ESCAPED_LETTER, decodeLetter).replace(QUERY, hideQuery).replace(NAMED, '$1…');
}

const decodeLetter = (_escape: string, code: string) => String.fromCharCode(parseInt(code, 16));
const hideQuery = (query: string) => (query.includes('=') ? '?…' : query);
