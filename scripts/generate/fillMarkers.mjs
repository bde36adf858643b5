const START_MARKER = '<!-- widgets -->';
const END_MARKER = '<!-- /widgets -->';

/**
 * Puts the table of widgets between the markers of a document; the rest stays as it is. A document without markers
 * gets a new section at its end.
 * @param {string} text
 * @param {string} table
 * @throws {Error} if there is only one marker, or they are in the wrong order
 */
export function fillMarkers(text, table) {
  const start = text.indexOf(START_MARKER);
  const end = text.indexOf(END_MARKER);
  if (start === -1 && end === -1)
    return `${text.trimEnd()}\n\n## Widgets\n\n${START_MARKER}\n\n${table}\n\n${END_MARKER}\n`;
  if (start === -1 || end < start)
    throw new Error(
      `The document must hold ${START_MARKER} and, after it, ${END_MARKER}; the table of widgets stands between them.`,
    );
  return `${text.slice(0, start + START_MARKER.length)}\n\n${table}\n\n${text.slice(end)}`;
}
