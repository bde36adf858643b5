import type { Generated } from 'kysely';

/** What is searched beside listings, each with its words. */
export interface SearchDocumentTable {
  id: Generated<number>;
  kind: 'article' | 'event' | 'video';
  object_id: number;
  /** When it was published, or begins; milliseconds since 1970 UTC. */
  date: number;
  /** `createSearchText([name, address, …])`. */
  search_text: string;
}

/** What changed since its words were last looked at; kept by triggers. */
export interface SearchDueTable {
  kind: SearchDocumentTable['kind'];
  object_id: number;
}

/** Counted up by triggers with each change; a version is the sum of its shards. */
export interface DataVersionTable {
  name: 'listings' | 'shown';
  shard: number;
  version: number;
}

/** Tables that are made from others. */
export interface DerivedTables {
  search_documents: SearchDocumentTable;
  search_due: SearchDueTable;
  data_versions: DataVersionTable;
}
