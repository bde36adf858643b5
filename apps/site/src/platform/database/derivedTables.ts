import type { Generated } from 'kysely';

/** The search text of everything searchable other than listings. */
export interface SearchDocumentTable {
  id: Generated<number>;
  kind: 'article' | 'event' | 'video';
  object_id: number;
  /** When it was published, or when the event starts; milliseconds since 1970 UTC. */
  date: number;
  /** `createSearchText([name, address, …])`. */
  search_text: string;
}

/** Objects that changed since their search text was last built; maintained by triggers. */
export interface SearchDueTable {
  kind: SearchDocumentTable['kind'];
  object_id: number;
}

/** Incremented by triggers with each change; a version is the sum of its shards. */
export interface DataVersionTable {
  name: 'listings' | 'shown' | 'photos' | 'pages';
  shard: number;
  version: number;
}

/** Tables derived from other tables. */
export interface DerivedTables {
  search_documents: SearchDocumentTable;
  search_due: SearchDueTable;
  data_versions: DataVersionTable;
}
