import { sql, type RawBuilder } from 'kysely';
import type { DatabaseEngine } from '../../platform/database/DatabaseEngine';

interface WordMatch {
  engine: DatabaseEngine;
  /** A table with `id`, `search_text` and a full-text index (migration 0007). */
  table: 'listings' | 'search_documents';
  /** At least one, as returned by `readKeywords`. */
  words: readonly string[];
}

/** Ids of the rows that contain all words, by the full-text index: for few matches. */
export function selectMatching({ engine, table, words }: WordMatch): RawBuilder<{ id: number }> {
  return engine === 'sqlite'
    ? sql`select rowid as id from ${sql.table(`${table}_search`)} where ${sql.ref(`${table}_search`)} match ${fullTextQuery(words)}`
    : sql`select id from ${sql.table(table)} where ${indexedWords(table)} @@ ${textSearchQuery(words)}::tsquery`;
}

/** The same as a condition. The ids are looked up first, once, whatever the rest of the query is. */
export function matchByIndex(match: WordMatch): RawBuilder<boolean> {
  const id = sql.ref(`${match.table}.id`);
  return match.engine === 'sqlite'
    ? sql`${id} in (${selectMatching(match)})`
    : sql`${id} = any(array(${selectMatching(match)}))`;
}

/** The same, row by row: for so many matches that a page of them is soon found in any order. */
export function matchByText({ table, words }: Omit<WordMatch, 'engine'>): RawBuilder<boolean>[] {
  return words.map((word) => matchesPattern(sql.ref(`${table}.search_text`), `% ${escapeWildcards(word)}%`));
}

export function matchesPattern(searchText: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`(' ' || ${searchText}) like ${pattern} escape '\\'`;
}

/** Makes wildcards literal. */
export function escapeWildcards(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

/** The indexed expression of PostgreSQL; must be identical to that of the migration. */
export function indexedWords(table: WordMatch['table']): RawBuilder<unknown> {
  return sql`array_to_tsvector(array_remove(string_to_array(${sql.ref(`${table}.search_text`)}, ' '), ''))`;
}

/** FTS5 syntax: everything within quotes is a word, and a quote is doubled. */
const fullTextQuery = (words: readonly string[]) =>
  words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(' ');

const textSearchQuery = (words: readonly string[]) =>
  words.map((word) => `'${word.replace(/['\\]/g, (sign) => sign + sign)}':*`).join(' & ');
