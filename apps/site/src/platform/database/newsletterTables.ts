import type { ColumnType, Generated } from 'kysely';

/** 0 or 1, as in `tables.ts`. */
type Flag = ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>;

/** Who said yes, by mail, to which newsletters; a row that is gone is an address that gets none. */
export interface NewsletterSubscriberTable {
  id: Generated<number>;
  email: string;
  /** `emailKey(email)`; unique. */
  email_key: string;
  events: Flag;
  foods: Flag;
  real_estate: Flag;
  travel: Flag;
  contests: Flag;
  default: Flag;
  promotions: Flag;
  date_confirmed: number;
}

/** A wish that waits for the owner of the address to confirm it; its row goes with the first use, or when it is old. */
export interface NewsletterRequestTable {
  /** SHA-256 of the token in the mail. */
  token_hash: string;
  email: string;
  /** Names of newsletters, separated by commas. */
  wanted: string;
  date_expires: number;
}

/** What the processes of a site sign with; made by the first that needs it. */
export interface SiteSecretTable {
  name: string;
  value: string;
}

export interface NewsletterTables {
  newsletter_subscribers: NewsletterSubscriberTable;
  newsletter_requests: NewsletterRequestTable;
  site_secrets: SiteSecretTable;
}
