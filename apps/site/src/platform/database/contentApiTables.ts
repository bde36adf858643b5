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

/** A picture that was brought in from an address. Several addresses may have the same picture, which is stored once. */
interface RemotePictureTable {
  address: string;
  /** The server's, to ask whether the picture has changed; null if it sent none. */
  etag: string | null;
  /** SHA-256 of the file as it was sent, in hex. */
  content_hash: string;
  /** Below `/images/`: `brought-in/0a1b….jpg`. */
  image_path: string;
  width: number;
  height: number;
  /** When it was last fetched, or found unchanged. */
  date_checked: TimeMs;
}

/** An address that is told of changed content. */
interface WebhookTable {
  id: Generated<number>;
  url: string;
  /** Signs what is sent, so it is stored as it is: `whsec_…`. */
  secret: string;
  date_created: TimeMs;
  date_ended: Optional<TimeMs>;
  /** Nothing is sent before: it is being sent to by some process, or waits after a failure. */
  date_next: ColumnType<TimeMs, TimeMs | undefined, TimeMs>;
  /** In a row. */
  failures: ColumnType<number, number | undefined, number>;
  last_error: Optional<string>;
  date_delivered: Optional<TimeMs>;
}

/** What a webhook has yet to be told: one row for each object, however often it changes. Written by triggers. */
interface WebhookChangeTable {
  webhook_id: number;
  kind: string;
  object_id: number;
  external_key: string | null;
  change: 'changed' | 'withdrawn';
  date_changed: TimeMs;
  /** Counts changes, so that one made while it is being sent is not taken for sent. */
  version: number;
}

export interface ContentApiTables {
  webhooks: WebhookTable;
  webhook_changes: WebhookChangeTable;
  content_tokens: ContentTokenTable;
  remote_pictures: RemotePictureTable;
}
