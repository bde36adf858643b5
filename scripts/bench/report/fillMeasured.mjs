const BEGIN = '<!-- measured -->';
const END = '<!-- /measured -->';

/**
 * Puts a new report between the markers; what people wrote around them stays.
 * @throws Error when the markers are not there
 */
export function fillMeasured(text, report) {
  const begin = text.indexOf(BEGIN);
  const end = text.indexOf(END);
  if (begin === -1 || end < begin)
    throw new Error(`docs/performance.md must hold ${BEGIN} and, after it, ${END}.`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${report.trim()}\n\n${text.slice(end)}`;
}
