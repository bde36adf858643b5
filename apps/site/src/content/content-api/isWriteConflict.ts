import { PathsTakenError } from '../imports/rows/PathsTakenError';

/** `serialization_failure`, `deadlock_detected`; a write after a read that another process has overtaken. */
const CODES: ReadonlySet<unknown> = new Set(['40001', '40P01', 'SQLITE_BUSY_SNAPSHOT']);

/** Whether a transaction lost against another one and did nothing, so that the same again may succeed at once. */
export function isWriteConflict(error: unknown): boolean {
  if (error instanceof PathsTakenError) return true;
  return error instanceof Error && 'code' in error && CODES.has(error.code);
}
