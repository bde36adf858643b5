import { sql, type RawBuilder } from 'kysely';
import { foldForSearch } from '../text/foldForSearch';

/** A hyphen parts words as a space does, so that `st-clair` finds St Clair. */
const BETWEEN_WORDS = /[ -]+/;
/** Words of scripts that put spaces between them; others, and signs, may stand anywhere. */
const BEGINS_WORD = /^[\p{Ll}\p{N}]/u;

/**
 * Each word must begin a word of a listing's search text, in any order: half words do, `ra` finds ramen and not opera.
 * Case, accents and apostrophes do not matter. What has no words at all, such as an apostrophe alone, is no condition.
 */
export function matchKeywords(keywords: string): RawBuilder<boolean>[] {
  const words = new Set(foldForSearch(keywords).split(BETWEEN_WORDS).filter(Boolean));
  return [...words].map((word) => {
    const before = BEGINS_WORD.test(word) ? '% ' : '%';
    return sql<boolean>`(' ' || listings.search_text) like ${`${before}${escapeWildcards(word)}%`} escape '\\'`;
  });
}

/** Quotes and wildcards are letters like any other. */
function escapeWildcards(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
