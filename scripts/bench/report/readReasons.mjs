const REASON = /^- \*\*(?<id>[A-Z]\d)\*\*:? (?<words>.+)$/;

/**
 * Why goals are not met, from docs/performance.md: lines such as `- **N3** React is …`.
 * @returns {Map<string, string>} by the goal's id
 * @param {string} text
 */
export function readReasons(text) {
  const matches = text.split('\n').flatMap((line) => {
    const { id, words } = REASON.exec(line)?.groups ?? {};
    return id && words ? [{ id, words }] : [];
  });
  return new Map(matches.map(({ id, words }) => [id, words]));
}
