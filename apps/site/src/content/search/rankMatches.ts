import { sql, type RawBuilder } from 'kysely';
import { AFTER_ADDRESS, AFTER_NAME } from '../../platform/text/searchTextParts';
import { escapeWildcards, hasBeginning } from './matchWords';

/**
 * How well a row that has all words has them, 0 best: whole words of its name, beginnings of them, then beginnings in
 * name and address together, then anything. Worked out from the text alone, so that both databases agree.
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
    when ${every((word) => `% ${word} %${AFTER_NAME}%`)} then 0
    when ${every((word) => `% ${word}%${AFTER_NAME}%`)} then 1
    when ${every((word) => `% ${word}%${AFTER_ADDRESS}%`)} then 2
    else 3 end`;
}
