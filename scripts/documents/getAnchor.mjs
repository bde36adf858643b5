/**
 * The anchor of a heading in Markdown viewers.
 * @param {string} heading
 */
export function getAnchor(heading) {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}
