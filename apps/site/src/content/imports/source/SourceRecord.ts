import type { RawRecord } from '../ContentKind';

/** One record of a file, with the names that the file has for its values. */
export interface SourceRecord {
  /** Of the line it begins in, from 1; of a format without lines, its number. */
  line: number;
  values: RawRecord;
  /** Why the line cannot be read at all. */
  problem?: string;
  /** How much of the file has been read, 0 to 1. */
  progress: number;
}

export interface Source {
  /** The names of the columns, where the file has them at its beginning. */
  columns: readonly string[] | undefined;
  records: AsyncIterable<SourceRecord>;
}
