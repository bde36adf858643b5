import { sql, type RawBuilder } from 'kysely';
import { ADDRESS_END_MARKER, NAME_END_MARKER } from '../../platform/text/searchTextMarkers';
import { escapeWildcards, matchesPattern } from './matchWords';

/**
 * The relevance of a row that contains all words, 0 is best: whole words in its name, starts of words in its name, starts
 * of words in name and address together, anything else. Calculated from the text alone, so that both databases agree.
 */
export function rankMatches(
  table: 'listings' | 'search_documents',
  words: readonly string[],
): RawBuilder<number> {
  const text = sql.ref(`${table}.search_text`);
  const allMatch = (toPattern: (word: string) => string) =>
    sql.join(
      words.map((word) => matchesPattern(text, toPattern(escapeWildcards(word)))),
      sql` and `,
    );
  return sql<number>`case
    when ${allMatch((word) => `% ${word} %${NAME_END_MARKER}%`)} then 0
    when ${allMatch((word) => `% ${word}%${NAME_END_MARKER}%`)} then 1
    when ${allMatch((word) => `% ${word}%${ADDRESS_END_MARKER}%`)} then 2
    else 3 end`;
}
