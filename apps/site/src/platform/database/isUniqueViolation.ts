import type { Engine } from './engine';

/** Whether the database refused a row because another has the same value where each must have its own. */
export function isUniqueViolation(error: unknown, engine: Engine): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return code === (engine === 'sqlite' ? 'SQLITE_CONSTRAINT_UNIQUE' : '23505');
}
