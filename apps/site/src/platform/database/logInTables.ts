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

/** Who a member is at another site. */
interface ExternalIdentityTable {
  provider: string;
  /** Their id there; unique within the provider. */
  external_id: string;
  profile_id: number;
  /** By which the member names it; random. */
  public_id: string;
  /** The account's address when it was linked: for that one it counts. Null for a link from before this was kept. */
  email_key: string | null;
  /** Whether the provider said that their email address is proven. */
  is_email_verified: Flag;
  date_created: TimeMs;
}

/** A log-in by another site that is under way; its row goes with the first use. */
interface ExternalLogInTable {
  /** SHA-256 of the `state` that travels through the other site. */
  state_hash: string;
  /** SHA-256 of the secret in the cookie of the browser that began it. */
  browser_hash: string;
  /** Own path. */
  next: string;
  /** JSON: what the visitor was about to do. */
  intent: string;
  date_expires: TimeMs;
}

/** An identity whose email has an account already: linked once the visitor proves to know its password. */
interface WaitingLinkTable {
  browser_hash: string;
  provider: string;
  external_id: string;
  profile_id: number;
  is_email_verified: Flag;
  date_expires: TimeMs;
}

/** Another email that a member asked for; one at a time. */
interface EmailChangeTable {
  profile_id: number;
  email: string;
  email_key: string;
  /** SHA-256 of the token in the mail that is out. */
  token_hash: string;
  /** `approve`: a mail to the present address, from a member without a password; `confirm`: one to the new address. */
  step: 'approve' | 'confirm';
  date_created: TimeMs;
  date_expires: TimeMs;
}

/** An earlier address, which may take the account back; kept from others as long as that is so. */
interface EmailTakeBackTable {
  id: Generated<number>;
  profile_id: number;
  email: string;
  email_key: string;
  token_hash: string;
  date_created: TimeMs;
  date_expires: TimeMs;
}

/** Attempts counted in the database, so that limits hold across processes. */
interface AttemptTable {
  /** Rule and caller: `log-in:203.0.113.9`. */
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
