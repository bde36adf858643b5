import { sql, type RawBuilder } from 'kysely';
import type { Engine } from '../../platform/database/engine';

interface Match {
  engine: Engine;
  /** A table with `id`, `search_text` and an index of its words (migration 0007). */
  table: 'listings' | 'search_documents';
  /** At least one, as `readKeywords` gives them. */
  words: readonly string[];
}

/** Ids of the rows that have all words, by the index of words: what to take where few rows match. */
export function selectMatching({ engine, table, words }: Match): RawBuilder<{ id: number }> {
  return engine === 'sqlite'
    ? sql`select rowid as id from ${sql.table(`${table}_search`)} where ${sql.ref(`${table}_search`)} match ${fullTextQuery(words)}`
    : sql`select id from ${sql.table(table)} where ${wordsOf(table)} @@ ${textSearchQuery(words)}::tsquery`;
}

/** The same as a condition. The ids are found first, once, whatever else the query asks for. */
export function matchByIndex(match: Match): RawBuilder<boolean> {
  const id = sql.ref(`${match.table}.id`);
  return match.engine === 'sqlite'
    ? sql`${id} in (${selectMatching(match)})`
    : sql`${id} = any(array(${selectMatching(match)}))`;
}

/** The same, row by row: what to take where so many rows match that a page of them is soon found in any order. */
export function matchByText({ table, words }: Omit<Match, 'engine'>): RawBuilder<boolean>[] {
  return words.map((word) => hasBeginning(sql.ref(`${table}.search_text`), `% ${escapeWildcards(word)}%`));
}

export function hasBeginning(searchText: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`(' ' || ${searchText}) like ${pattern} escape '\\'`;
}

/** Quotes and wildcards are letters like any other. */
export function escapeWildcards(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** What PostgreSQL's index keeps; must be told as the migration tells it. */
export function wordsOf(table: Match['table']): RawBuilder<unknown> {
  return sql`array_to_tsvector(array_remove(string_to_array(${sql.ref(`${table}.search_text`)}, ' '), ''))`;
}

/** FTS5's own language: within quotes everything is a word, and a quote is said twice. */
const fullTextQuery = (words: readonly string[]) =>
  words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ');

const textSearchQuery = (words: readonly string[]) =>
  words.map((word) => `'${word.replace(/['\\]/g, (sign) => sign + sign)}':*`).join(' & ');
