/**
 * The lines of the requirements that have an id, in order: table rows that start with `| EMBED-1 |` or `| EMBED-13
 * [+] |`.
 * @param {string} markdown
 * @returns {{ id: string, section: string }[]}
 */
export function readRequirements(markdown) {
  const rows = markdown.matchAll(/^\| ([A-Z]+)-(\d+)(?: \[[^\]]*\])* \|/gm);
  return [...rows].map(([, section = '', number]) => ({ id: `${section}-${number}`, section }));
}
