import type { Generated } from 'kysely';

/** A move of another database into this one. */
export interface DatabaseMoveTable {
  id: Generated<number>;
  /** Milliseconds since 1970 UTC. */
  date_begun: number;
  /** Null while it runs, and for ever if it broke off. */
  date_completed: number | null;
}

export interface MoveTables {
  database_moves: DatabaseMoveTable;
}
