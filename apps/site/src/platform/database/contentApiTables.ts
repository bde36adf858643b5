import type { ColumnType, Generated } from 'kysely';

/** Milliseconds since 1970 UTC. */
type TimeMs = number;
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A token by which a CMS writes content. Its secret is only known to whoever was shown it. */
interface ContentTokenTable {
  id: Generated<number>;
  /** What the operator called it: `WordPress`. */
  name: string;
  /** SHA-256 of the secret in hex: a stolen table cannot be used to write. */
  secret_hash: string;
  /** The kinds of content that it may write, with commas: `listings,events`. */
  kinds: string;
  date_created: TimeMs;
  /** Not accepted from then on; null: until it is ended. */
  date_expires: Optional<TimeMs>;
  /** Accurate to within a minute; null if it was never used. */
  date_used: Optional<TimeMs>;
  /** When the operator ended it; null while it is accepted. */
  date_ended: Optional<TimeMs>;
}

export interface ContentApiTables {
  content_tokens: ContentTokenTable;
}
