import { sql, type RawBuilder } from 'kysely';
import { ADDRESS_END_MARKER, NAME_END_MARKER } from '../../platform/text/searchTextMarkers';
import { escapeWildcards, hasBeginning } from './matchWords';

/**
 * The relevance of a row that contains all words, 0 is best: whole words of its name, beginnings of them, then
 * beginnings in name and address together, then anything. Calculated from the text alone, so that both databases agree.
 */
export function rankMatches(
  table: 'listings' | 'search_documents',
  words: readonly string[],
): RawBuilder<number> {
  const text = sql.ref(`${table}.search_text`);
  const every = (patternOf: (word: string) => string) =>
    sql.join(
      words.map((word) => hasBeginning(text, patternOf(escapeWildcards(word)))),
      sql` and `,
    );
  return sql<number>`case
    when ${every((word) => `% ${word} %${NAME_END_MARKER}%`)} then 0
    when ${every((word) => `% ${word}%${NAME_END_MARKER}%`)} then 1
    when ${every((word) => `% ${word}%${ADDRESS_END_MARKER}%`)} then 2
    else 3 end`;
}
