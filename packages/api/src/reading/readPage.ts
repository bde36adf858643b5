import { isRecord, readNumber, readText } from './values';

/** One page of a list. `next` is an address or null; it says whether more follow and is not meant to be fetched. */
export interface Page<T> {
  count: number;
  next: string | null;
  results: T[];
}

/**
 * Reads a page of a list; rows that cannot be read are left out, the others live on.
 * A bare array counts as the whole list. Undefined where the body is no list at all.
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
