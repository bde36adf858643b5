import type { Kysely } from 'kysely';
import type { Engine } from './engine';
import type { Tables } from './tables';

/** An open database: Kysely's query builder, and which engine answers. */
export interface Database {
  engine: Engine;
  query: Kysely<Tables>;
  /** Closes all connections; queries under way end first. */
  close(): Promise<void>;
}
