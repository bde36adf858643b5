import { isRecord, readNumber, readText } from './values';

/** One page of a list. `next` is a URL or null; it shows whether more follow and is not meant to be fetched. */
export interface Page<T> {
  count: number;
  next: string | null;
  results: T[];
}

/**
 * Parses a page of a list; rows that cannot be parsed are left out, the others are kept.
 * A bare array counts as the whole list. Undefined where the body is not a list.
 */
export function readPage<T>(body: unknown, readRow: (row: unknown) => T | null): Page<T> | undefined {
  const source = Array.isArray(body) ? { results: body } : body;
  if (!isRecord(source) || !Array.isArray(source.results)) return undefined;

  const rows: unknown[] = source.results;
  return {
    count: readNumber(source.count) ?? rows.length,
    next: readText(source.next),
    results: rows.map(readRow).filter((row): row is T & {} => row !== null),
  };
}
