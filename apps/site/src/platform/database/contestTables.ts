import type { ColumnType, Generated } from 'kysely';
import type { ContestKind } from '@cityguide/api/contract';

export interface ContestTable {
  id: Generated<number>;
  name: string;
  /** `/contests/dinner-for-four/`. Unique. */
  path: string;
  image_path: string | null;
  kind: ContestKind;
  /** Milliseconds since 1970 UTC; after it nobody can enter. */
  closes_time: number;
  /** What is won, in one sentence. */
  prize: ColumnType<string, string | undefined, string>;
  /** What whoever enters is asked. */
  question: ColumnType<string, string | undefined, string>;
  summary: ColumnType<string, string | undefined, string>;
  /** Plain text; an empty line stands between paragraphs. */
  rules: ColumnType<string, string | undefined, string>;
  /** Milliseconds since 1970 UTC; from then on it is public, 0 is at once. */
  date_published: ColumnType<number, number | undefined, number>;
}

/** One person's entry; one for each address and contest. */
export interface ContestEntryTable {
  id: Generated<number>;
  contest_id: number;
  name: string;
  /** As typed, trimmed. */
  email: string;
  /** Lower-case `email`. */
  email_key: string;
  /** The answer, or where the photo is. */
  answer: string;
  date_created: number;
}

/** Contests and who entered them. */
export interface ContestTables {
  contests: ContestTable;
  contest_entries: ContestEntryTable;
}
