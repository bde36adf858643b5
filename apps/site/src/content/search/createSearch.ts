import { sql } from 'kysely';
import type { Database } from '../../platform/database/Database';
import { findRowPage } from '../../platform/database/findRowPage';
import type { Tables } from '../../platform/database/tables';
import type { ListingPage, ListingRepository } from '../listings/repository';
import { indexDueDocuments } from './indexDueDocuments';
import { isPublished, type PublishedTable } from '../../platform/publishing/isPublished';
import { matchByIndex } from './matchWords';
import { rankMatches } from './rankMatches';
import { readKeywords } from './readKeywords';

type Kind = Tables['search_documents']['kind'];

/** Ids of the matches, best first, and their total number. */
export interface FoundDocuments {
  count: number;
  ids: number[];
}

export interface SearchResults {
  listings: ListingPage;
  articles: FoundDocuments;
  events: FoundDocuments;
  videos: FoundDocuments;
}

export interface SearchOptions {
  keywords: string;
  /** Of the listings. */
  limit: number;
  offset: number;
  /** For each other kind, which always start at their first match. */
  documentLimit: number;
}

const tables: Readonly<Record<Kind, PublishedTable>> = {
  article: 'articles',
  event: 'events',
  video: 'videos',
};
const NO_DOCUMENTS: FoundDocuments = { count: 0, ids: [] };

export type Search = ReturnType<typeof createSearch>;

/**
 * Searches everything that the site publishes. Any input is treated as plain words. Both databases find the same, in
 * the same order: whole words of the name, beginnings of them, the address, the rest.
 */
export function createSearch(database: Database, listings: ListingRepository, now: () => number = Date.now) {
  return async function search({
    keywords,
    limit,
    offset,
    documentLimit,
  }: SearchOptions): Promise<SearchResults> {
    const words = readKeywords(keywords);
    if (words.length === 0)
      return {
        listings: { count: 0, listings: [] },
        articles: NO_DOCUMENTS,
        events: NO_DOCUMENTS,
        videos: NO_DOCUMENTS,
      };
    await indexDueDocuments(database);
    const [listingPage, articles, events, videos] = await Promise.all([
      listings.findPage({ keywords, limit, offset, ordering: 'relevance' }),
      findDocuments('article', words, documentLimit),
      findDocuments('event', words, documentLimit),
      findDocuments('video', words, documentLimit),
    ]);
    return { listings: listingPage, articles, events, videos };
  };

  async function findDocuments(kind: Kind, words: readonly string[], limit: number): Promise<FoundDocuments> {
    const match = { engine: database.engine, table: 'search_documents', words } as const;
    const matching = database.query
      .selectFrom('search_documents')
      .where('kind', '=', kind)
      .where(isPublished(tables[kind], now(), 'search_documents.object_id'))
      .where(matchByIndex(match));
    const ordered = matching
      .select('object_id')
      .orderBy(rankMatches('search_documents', words))
      .orderBy(sql.ref('date'), 'desc')
      .orderBy('object_id');
    const { count, rows } = await findRowPage(ordered, { limit, offset: 0 });
    return { count, ids: rows.map((row) => row.object_id) };
  }
}
