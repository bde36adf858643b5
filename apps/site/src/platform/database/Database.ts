import type { Kysely } from 'kysely';
import type { DatabaseEngine } from './DatabaseEngine';
import type { Tables } from './tables';

/** An open database: Kysely's query builder, and which engine it uses. */
export interface Database {
  engine: DatabaseEngine;
  query: Kysely<Tables>;
  /** Closes all connections once the running queries have ended. */
  close(): Promise<void>;
}
