const BEGIN = '<!-- widgets -->';
const END = '<!-- /widgets -->';

/**
 * Puts the table of widgets between the markers of a document; the rest stays as it is. A document without markers
 * gets a section at its end.
 * @throws Error when only one marker stands there, or they stand the wrong way round
 */
export function fillMarkers(text, table) {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin === -1 && end === -1)
    return `${text.trimEnd()}\n\n## Widgets\n\n${BEGIN}\n\n${table}\n\n${END}\n`;
  if (begin === -1 || end < begin)
    throw new Error(
      `The document must hold ${BEGIN} and, after it, ${END}; the table of widgets stands between them.`,
    );
  return `${text.slice(0, begin + BEGIN.length)}\n\n${table}\n\n${text.slice(end)}`;
}
