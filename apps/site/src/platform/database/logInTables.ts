import type { Generated } from 'kysely';

/** Milliseconds since 1970 UTC. */
type TimeMs = number;
type Flag = 0 | 1;

interface ResetTokenTable {
  token_hash: string;
  profile_id: number;
  date_created: TimeMs;
  date_expires: TimeMs;
  date_used: TimeMs | null;
}

/** A member's identity at an external provider. */
interface ExternalIdentityTable {
  provider: string;
  /** The member's id there; unique within the provider. */
  external_id: string;
  profile_id: number;
  /** Random id that the member's requests refer to it by. */
  public_id: string;
  /** The account's address when it was linked: the link counts for that address only. Null for older links, which did not store it. */
  email_key: string | null;
  /** Whether the provider reported the email address as verified. */
  is_email_verified: Flag;
  date_created: TimeMs;
}

/** A pending log-in with an external provider; its row is deleted on first use. */
interface ExternalLogInTable {
  /** SHA-256 of the `state` passed through the provider. */
  state_hash: string;
  /** SHA-256 of the secret in the cookie of the browser that started it. */
  browser_hash: string;
  /** Path on this site. */
  next: string;
  /** JSON of the visitor's `PostLoginIntent`. */
  intent: string;
  date_expires: TimeMs;
}

/** An identity whose email already has an account: linked once the visitor has entered its password. */
interface WaitingLinkTable {
  browser_hash: string;
  provider: string;
  external_id: string;
  profile_id: number;
  is_email_verified: Flag;
  date_expires: TimeMs;
}

/** A member's requested change of email; one at a time. */
interface EmailChangeTable {
  profile_id: number;
  email: string;
  email_key: string;
  /** SHA-256 of the token in the mail that was sent. */
  token_hash: string;
  /** `approve`: a mail to the current address, for a member without a password; `confirm`: one to the new address. */
  step: 'approve' | 'confirm';
  date_created: TimeMs;
  date_expires: TimeMs;
}

/** A previous address, which may take the account back; reserved for that member as long as it may. */
interface EmailTakeBackTable {
  id: Generated<number>;
  profile_id: number;
  email: string;
  email_key: string;
  token_hash: string;
  date_created: TimeMs;
  date_expires: TimeMs;
}

/** Attempts counted in the database, so that rate limits hold across processes. */
interface AttemptTable {
  /** Rule and client: `log-in:203.0.113.9`. */
  key: string;
  window_start: TimeMs;
  count: number;
}

export interface LogInTables {
  reset_tokens: ResetTokenTable;
  external_identities: ExternalIdentityTable;
  external_log_ins: ExternalLogInTable;
  waiting_links: WaitingLinkTable;
  email_changes: EmailChangeTable;
  email_take_backs: EmailTakeBackTable;
  attempts: AttemptTable;
}
