const REASON = /^- \*\*(?<id>[A-Z]\d)\*\*:? (?<words>.+)$/;

/**
 * Why goals are not met, as people wrote it in docs/performance.md: lines such as `- **N3** React is …`.
 * @returns {Map<string, string>} by the goal's id
 */
export function readReasons(text) {
  const found = text.split('\n').flatMap((line) => REASON.exec(line)?.groups ?? []);
  return new Map(found.map(({ id, words }) => [id, words]));
}
