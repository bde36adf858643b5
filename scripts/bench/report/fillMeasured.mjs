const START_MARKER = '<!-- measured -->';
const END_MARKER = '<!-- /measured -->';

/**
 * Puts a new report between the markers; the text around them stays.
 * @param {string} text
 * @param {string} report
 * @throws {Error} if the markers are missing
 */
export function fillMeasured(text, report) {
  const start = text.indexOf(START_MARKER);
  const end = text.indexOf(END_MARKER);
  if (start === -1 || end < start)
    throw new Error(`docs/performance.md must hold ${START_MARKER} and, after it, ${END_MARKER}.`);
  return `${text.slice(0, start + START_MARKER.length)}\n\n${report.trim()}\n\n${text.slice(end)}`;
}
