import { findTextIssue, sanitizeFieldName, type TextIssue } from './findTextIssue';

const ESCAPES = /(?:%[\da-f]{2})+/gi;
/** Node rejects these in a URL; tools that call the app without a network do not. */
const RAW_CONTROL = /[\u0000-\u001f\u007f]/;
const CONTROL = /\p{Cc}/u;

/** Whether a path has control characters, tabs included; the router has already rejected what cannot be decoded. */
export function hasInvalidPathCharacter(path: string): boolean {
  if (RAW_CONTROL.test(path)) return true;
  return path.includes('%') && CONTROL.test(decodeEscapes(path) ?? '\0');
}

/** The first invalid field of a query or a URL-encoded form. */
export function findQueryIssue(query: string): TextIssue | undefined {
  if (!query.includes('%') && !RAW_CONTROL.test(query)) return undefined;
  for (const pair of query.split('&')) {
    const [rawName = '', rawValue = ''] = splitAtFirstEquals(pair);
    const [name, value] = [decodeEscapes(rawName), decodeEscapes(rawValue)];
    if (name === undefined || value === undefined)
      return { field: sanitizeFieldName(name ?? rawName), message: 'This is not UTF-8.' };
    const issue = findTextIssue(name, value);
    if (issue) return issue;
  }
  return undefined;
}

/** Undefined for bytes that are not UTF-8, such as a lone surrogate. A bare `%` stands for itself, as people type it. */
function decodeEscapes(text: string): string | undefined {
  try {
    return text.replaceAll('+', ' ').replace(ESCAPES, (escapes) => decodeURIComponent(escapes));
  } catch {
    return undefined;
  }
}

function splitAtFirstEquals(pair: string): [string, string] {
  const index = pair.indexOf('=');
  return index < 0 ? [pair, ''] : [pair.slice(0, index), pair.slice(index + 1)];
}
