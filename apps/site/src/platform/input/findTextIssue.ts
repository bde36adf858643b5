/** Text that a database cannot store unchanged, or that nobody types, with a message for the sender. */
export interface TextIssue {
  field: string;
  message: string;
}

/**
 * Multi-line fields of forms and of the API, and passwords, which are used exactly as sent. A line break anywhere else is
 * an attack.
 */
const MULTI_LINE_FIELDS = new Set([
  ...['answer', 'body', 'description', 'message', 'summary'],
  ...['password', 'current_password', 'new_password', 'new_password_again'],
]);

/** Tabs are allowed, as text pasted from a spreadsheet has them, and so are marks of text direction. */
const INVALID_CHARACTER = /[^\P{Cc}\t]|\p{Cs}/u;
const INVALID_MULTI_LINE_CHARACTER = /[^\P{Cc}\t\r\n]|\p{Cs}/u;
const INVALID_CHARACTERS = new RegExp(INVALID_CHARACTER.source, 'gu');
const MAX_NAME_LENGTH = 60;
/** No route needs more than three; walking thousands, here and in later code, would be slow. */
const MAX_DEPTH = 20;

/** The issue of one field, in its name or its value; undefined for a valid field. */
export function findTextIssue(name: string, value: string): TextIssue | undefined {
  const isInName = INVALID_CHARACTER.test(name);
  const match = isInName
    ? INVALID_CHARACTER.exec(name)
    : // Surrounding spaces and line breaks are trimmed anyway.
      (MULTI_LINE_FIELDS.has(name) ? INVALID_MULTI_LINE_CHARACTER : INVALID_CHARACTER).exec(value.trim());
  return match ? { field: sanitizeFieldName(name), message: describeCharacter(match[0]) } : undefined;
}

/** A field's name in a form that is safe to repeat in a response. */
export function sanitizeFieldName(name: string): string {
  return name.slice(0, MAX_NAME_LENGTH).replace(INVALID_CHARACTERS, '\ufffd');
}

/** The first invalid text anywhere in a body, reported for its outermost field; too many levels are an issue as well. */
export function findBodyIssue(body: unknown): TextIssue | undefined {
  const stack: { field: string; name: string; value: unknown; depth: number }[] = [
    { field: '', name: '', value: body, depth: 0 },
  ];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { field, name, value, depth } = entry;
    const issue = findTextIssue(name, typeof value === 'string' ? value : '');
    if (issue) return { ...issue, field: field === name ? issue.field : sanitizeFieldName(field) };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= MAX_DEPTH)
      return { field: sanitizeFieldName(field), message: `This has more than ${MAX_DEPTH} levels.` };
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      const innerName = isList ? name : key;
      stack.push({
        field: field === '' ? innerName : field,
        name: innerName,
        value: inner,
        depth: depth + 1,
      });
    }
  }
  return undefined;
}

/** The messages of Django REST framework where it has one. */
function describeCharacter(character: string): string {
  if (character === '\0') return 'Null characters are not allowed.';
  if (!/\p{Cs}/u.test(character)) return 'Control characters are not allowed.';
  return `Surrogate characters are not allowed: U+${character.charCodeAt(0).toString(16).toUpperCase()}.`;
}
