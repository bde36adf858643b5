const REASON = /^- \*\*(?<id>[A-Z]\d)\*\*:? (?<words>.+)$/;

/**
 * Why goals are not met, from docs/performance.md: lines such as `- **N3** React is …`.
 * @returns {Map<string, string>} by the goal's id
 */
export function readReasons(text) {
  const matches = text.split('\n').flatMap((line) => REASON.exec(line)?.groups ?? []);
  return new Map(matches.map(({ id, words }) => [id, words]));
}
