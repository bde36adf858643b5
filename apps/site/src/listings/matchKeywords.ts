import { sql, type RawBuilder } from 'kysely';
import { foldForSearch } from '../text/foldForSearch';

/** A hyphen parts words as a space does, so that `st-clair` finds St Clair; the other way round a space finds both by itself. */
const BETWEEN_WORDS = /[ -]+/;

/**
 * Every word must occur in a listing's search text, in any order; half words do; case, accents and apostrophes do not
 * matter. What has no words at all, such as an apostrophe alone, is no condition.
 */
export function matchKeywords(keywords: string): RawBuilder<boolean>[] {
  const words = new Set(foldForSearch(keywords).split(BETWEEN_WORDS).filter(Boolean));
  return [...words].map(
    (word) => sql<boolean>`listings.search_text like ${`%${escapeWildcards(word)}%`} escape '\\'`,
  );
}

/** Quotes and wildcards are letters like any other. */
function escapeWildcards(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
