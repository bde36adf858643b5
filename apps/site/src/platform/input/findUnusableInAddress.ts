import { findUnusableText, showName, type UnusableText } from './findUnusableText';

const ESCAPES = /(?:%[\da-f]{2})+/gi;
/** Node takes none of them in an address; tools that call the app without a network do. */
const RAW_CONTROL = /[\u0000-\u001f\u007f]/;
const CONTROL = /\p{Cc}/u;

/** What is wrong with a path; the router has refused what cannot be decoded. A path has no fields, and no tabs either. */
export function hasUnusablePath(path: string): boolean {
  if (RAW_CONTROL.test(path)) return true;
  return path.includes('%') && CONTROL.test(decodeEscapes(path) ?? '\0');
}

/** The first field of a query, or of a form that is sent as one, that cannot be used. */
export function findUnusableInQuery(query: string): UnusableText | undefined {
  if (!query.includes('%') && !RAW_CONTROL.test(query)) return undefined;
  for (const pair of query.split('&')) {
    const [rawName = '', rawValue = ''] = splitOnce(pair);
    const [name, value] = [decodeEscapes(rawName), decodeEscapes(rawValue)];
    if (name === undefined || value === undefined)
      return { field: showName(name ?? rawName), message: 'This is not UTF-8.' };
    const found = findUnusableText(name, value);
    if (found) return found;
  }
  return undefined;
}

/** Undefined where bytes are no UTF-8, half of a pair of surrogates among them. A bare `%` is one, as people type it. */
function decodeEscapes(text: string): string | undefined {
  try {
    return text.replaceAll('+', ' ').replace(ESCAPES, (escapes) => decodeURIComponent(escapes));
  } catch {
    return undefined;
  }
}

function splitOnce(pair: string): [string, string] {
  const place = pair.indexOf('=');
  return place < 0 ? [pair, ''] : [pair.slice(0, place), pair.slice(place + 1)];
}
