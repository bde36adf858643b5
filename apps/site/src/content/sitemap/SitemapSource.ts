/** One address of the site. */
export interface SitemapEntry {
  /** Own path. */
  path: string;
  /** When what it shows last changed, in milliseconds since 1970 UTC; absent where nobody knows. */
  changedMs?: number | null;
}

/** Addresses of one noun. They keep their order, so that parts can be cut from them. */
export interface SitemapSource {
  /** In the part's address: `/sitemaps/listings/1.xml`. */
  name: string;
  /** How many there are, and when the newest of them changed. */
  measure(): Promise<{ count: number; changedMs?: number | null }>;
  find(limit: number, offset: number): Promise<readonly SitemapEntry[]>;
}
