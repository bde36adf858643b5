/** One page of the site. */
export interface SitemapEntry {
  path: string;
  /** When its content last changed, in milliseconds since 1970 UTC; absent if unknown. */
  changedMs?: number | null;
}

/** The pages of one kind, in a stable order, so that they can be split into parts. */
export interface SitemapSource {
  /** The folder of its parts: `/sitemaps/listings/1.xml`. */
  name: string;
  /** The number of pages, and the time of the latest change. */
  summarize(): Promise<{ count: number; changedMs?: number | null }>;
  find(limit: number, offset: number): Promise<readonly SitemapEntry[]>;
}
