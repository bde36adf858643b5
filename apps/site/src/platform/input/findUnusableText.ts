/** Text that neither database keeps as it came, or that no person typed; in words for whoever sent it. */
export interface UnusableText {
  field: string;
  message: string;
}

/**
 * Fields with room for several lines, in forms and in the API, and passwords, which are kept exactly. A line break
 * anywhere else is somebody's trick.
 */
const MULTI_LINE_FIELDS = new Set([
  ...['answer', 'description', 'message'],
  ...['password', 'current_password', 'new_password', 'new_password_again'],
]);

/** Tabs come along with what is pasted from a spreadsheet. Marks that turn the direction of text are text. */
const UNUSABLE = /[^\P{Cc}\t]|\p{Cs}/u;
const UNUSABLE_IN_LINES = /[^\P{Cc}\t\r\n]|\p{Cs}/u;
const UNUSABLE_EVERYWHERE = new RegExp(UNUSABLE.source, 'gu');
const LONGEST_NAME = 60;
/** No call has more than three; the walk through thousands, and whatever comes behind it, would take its time. */
const MOST_LEVELS = 20;

/** What is wrong with one field, in its name or its value; undefined where it can be used. */
export function findUnusableText(name: string, value: string): UnusableText | undefined {
  const isInName = UNUSABLE.test(name);
  const found = isInName
    ? UNUSABLE.exec(name)
    : // Spaces and line breaks around a text are cut off anyway.
      (MULTI_LINE_FIELDS.has(name) ? UNUSABLE_IN_LINES : UNUSABLE).exec(value.trim());
  return found ? { field: showName(name), message: describeCharacter(found[0]) } : undefined;
}

/** A field's name as an answer may repeat it. */
export function showName(name: string): string {
  return name.slice(0, LONGEST_NAME).replace(UNUSABLE_EVERYWHERE, '\ufffd');
}

/** The first unusable text anywhere in a body, under the name of its outermost field; too many levels are one as well. */
export function findUnusableInBody(body: unknown): UnusableText | undefined {
  const open: { field: string; name: string; value: unknown; level: number }[] = [
    { field: '', name: '', value: body, level: 0 },
  ];
  for (let part = open.pop(); part; part = open.pop()) {
    const { field, name, value, level } = part;
    const found = findUnusableText(name, typeof value === 'string' ? value : '');
    if (found) return { ...found, field: field === name ? found.field : showName(field) };
    if (typeof value !== 'object' || value === null) continue;
    if (level >= MOST_LEVELS)
      return { field: showName(field), message: `This has more than ${MOST_LEVELS} levels.` };
    const isList = Array.isArray(value);
    for (const [key, inner] of Object.entries(value)) {
      const ownName = isList ? name : key;
      open.push({ field: field === '' ? ownName : field, name: ownName, value: inner, level: level + 1 });
    }
  }
  return undefined;
}

/** In the words of Django REST framework where it has some. */
function describeCharacter(character: string): string {
  if (character === '\0') return 'Null characters are not allowed.';
  if (!/\p{Cs}/u.test(character)) return 'Control characters are not allowed.';
  return `Surrogate characters are not allowed: U+${character.charCodeAt(0).toString(16).toUpperCase()}.`;
}
