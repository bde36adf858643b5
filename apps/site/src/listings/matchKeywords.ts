import { sql, type RawBuilder } from 'kysely';
import { foldForSearch } from '../text/foldForSearch';

/** Every word must occur in a listing's search text, in any order; case and accents do not matter. */
export function matchKeywords(keywords: string): RawBuilder<boolean>[] {
  const words = new Set(foldForSearch(keywords).split(' ').filter(Boolean));
  return [...words].map(
    (word) => sql<boolean>`listings.search_text like ${`%${escapeWildcards(word)}%`} escape '\\'`,
  );
}

/** Quotes and wildcards are letters like any other. */
function escapeWildcards(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
