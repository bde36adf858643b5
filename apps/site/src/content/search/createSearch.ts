import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import type { ListingPage, ListingRepository } from '../listings/repository';
import { indexDueDocuments } from './indexDueDocuments';
import { isPublished, type PublishedTable } from '../../platform/publishing/isPublished';
import { matchByIndex } from './matchWords';
import { rankMatches } from './rankMatches';
import { readKeywords } from './readKeywords';

type Kind = Tables['search_documents']['kind'];

/** Ids of what was found, best first, and how many there are in all. */
export interface FoundDocuments {
  count: number;
  ids: number[];
}

export interface Found {
  listings: ListingPage;
  articles: FoundDocuments;
  events: FoundDocuments;
  videos: FoundDocuments;
}

export interface SearchOrder {
  keywords: string;
  /** Of the listings. */
  limit: number;
  offset: number;
  /** Of each other kind, from its beginning. */
  documentLimit: number;
}

const tables: Readonly<Record<Kind, PublishedTable>> = {
  article: 'articles',
  event: 'events',
  video: 'videos',
};
const NOTHING: FoundDocuments = { count: 0, ids: [] };

export type Search = ReturnType<typeof createSearch>;

/**
 * Looks for words in everything that the site publishes. Whatever is typed is words and nothing else, both databases find
 * the same, and in the same order: whole words of the name, beginnings of them, the address, the rest.
 */
export function createSearch(database: Database, listings: ListingRepository, now: () => number = Date.now) {
  return async function search({ keywords, limit, offset, documentLimit }: SearchOrder): Promise<Found> {
    const words = readKeywords(keywords);
    if (words.length === 0)
      return { listings: { count: 0, listings: [] }, articles: NOTHING, events: NOTHING, videos: NOTHING };
    await indexDueDocuments(database);
    const [page, articles, events, videos] = await Promise.all([
      listings.findPage({ keywords, limit, offset, ordering: 'relevance' }),
      findDocuments('article', words, documentLimit),
      findDocuments('event', words, documentLimit),
      findDocuments('video', words, documentLimit),
    ]);
    return { listings: page, articles, events, videos };
  };

  async function findDocuments(kind: Kind, words: readonly string[], limit: number): Promise<FoundDocuments> {
    const match = { engine: database.engine, table: 'search_documents', words } as const;
    const matching = database.query
      .selectFrom('search_documents')
      .where('kind', '=', kind)
      .where(isPublished(tables[kind], now(), 'search_documents.object_id'))
      .where(matchByIndex(match));
    const { count } = await matching
      .select((select) => select.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) === 0) return NOTHING;
    const rows = await matching
      .select('object_id')
      .orderBy(rankMatches('search_documents', words))
      .orderBy(sql.ref('date'), 'desc')
      .orderBy('object_id')
      .limit(limit)
      .execute();
    return { count: Number(count), ids: rows.map((row) => row.object_id) };
  }
}
