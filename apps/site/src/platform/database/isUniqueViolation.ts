import type { DatabaseEngine } from './DatabaseEngine';

/** Whether the database rejected a row because of a unique constraint. */
export function isUniqueViolation(error: unknown, engine: DatabaseEngine): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === (engine === 'sqlite' ? 'SQLITE_CONSTRAINT_UNIQUE' : '23505');
}
