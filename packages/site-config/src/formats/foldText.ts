/**
 * Normalises text for ordering: lower case, no accents, single spaces. Done here and not in a database, so that SQLite,
 * PostgreSQL and the API's mocks agree to the byte.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
