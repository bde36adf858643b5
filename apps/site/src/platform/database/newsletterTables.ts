import type { ColumnType, Generated } from 'kysely';

/** 0 or 1, as in `tables.ts`. */
type Flag = ColumnType<0 | 1, 0 | 1 | undefined, 0 | 1>;

/** Confirmed newsletter subscriptions by address; an address without a row gets none. */
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

/** A subscription request that the owner of the address has not confirmed yet; its row is deleted on first use or when it expires. */
export interface NewsletterRequestTable {
  /** SHA-256 of the token in the mail. */
  token_hash: string;
  email: string;
  /** Names of newsletters, separated by commas. */
  wanted: string;
  date_expires: number;
}

/** Secrets that the processes of a site sign with; each is created by the first process that needs it. */
export interface SiteSecretTable {
  name: string;
  value: string;
}

export interface NewsletterTables {
  newsletter_subscribers: NewsletterSubscriberTable;
  newsletter_requests: NewsletterRequestTable;
  site_secrets: SiteSecretTable;
}
