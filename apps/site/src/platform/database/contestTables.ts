import type { ColumnType, Generated } from 'kysely';
import type { ContestKind } from '@cityguide/api/contract';
import type { ContentOrigin } from './importTables';

export interface ContestTable extends ContentOrigin {
  id: Generated<number>;
  name: string;
  /** `/contests/dinner-for-four/`. Unique. */
  path: string;
  image_path: string | null;
  kind: ContestKind;
  /** Milliseconds since 1970 UTC; no entries are accepted after it. */
  closes_time: number;
  /** What is won, in one sentence. */
  prize: ColumnType<string, string | undefined, string>;
  /** The question that an entry answers. */
  question: ColumnType<string, string | undefined, string>;
  summary: ColumnType<string, string | undefined, string>;
  /** Plain text; paragraphs are separated by an empty line. */
  rules: ColumnType<string, string | undefined, string>;
  /** Milliseconds since 1970 UTC; public from then on. 0: immediately. */
  date_published: ColumnType<number, number | undefined, number>;
}

/** An entry; at most one per email address and contest. */
export interface ContestEntryTable {
  id: Generated<number>;
  contest_id: number;
  name: string;
  /** As typed, trimmed. */
  email: string;
  /** Lower-case `email`. */
  email_key: string;
  /** The answer, or the URL of the photo. */
  answer: string;
  date_created: number;
}

/** Contests and their entries. */
export interface ContestTables {
  contests: ContestTable;
  contest_entries: ContestEntryTable;
}
