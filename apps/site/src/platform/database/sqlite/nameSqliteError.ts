/** SQLite's names of the result codes that the site tells apart or an operator would search for: https://sqlite.org/rescode.html */
const NAMES: ReadonlyMap<unknown, string> = new Map([
  [5, 'SQLITE_BUSY'],
  [261, 'SQLITE_BUSY_RECOVERY'],
  [517, 'SQLITE_BUSY_SNAPSHOT'],
  [773, 'SQLITE_BUSY_TIMEOUT'],
  [6, 'SQLITE_LOCKED'],
  [8, 'SQLITE_READONLY'],
  [10, 'SQLITE_IOERR'],
  [11, 'SQLITE_CORRUPT'],
  [13, 'SQLITE_FULL'],
  [14, 'SQLITE_CANTOPEN'],
  [26, 'SQLITE_NOTADB'],
  [275, 'SQLITE_CONSTRAINT_CHECK'],
  [787, 'SQLITE_CONSTRAINT_FOREIGNKEY'],
  [1299, 'SQLITE_CONSTRAINT_NOTNULL'],
  [1555, 'SQLITE_CONSTRAINT_PRIMARYKEY'],
  [2067, 'SQLITE_CONSTRAINT_UNIQUE'],
]);

/** Gives an error of Node's driver SQLite's name of its result code as `code`, as better-sqlite3 does. Returns `error`. */
export function nameSqliteError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return error;
  return Object.assign(error, { code: NAMES.get(error.errcode) ?? `SQLITE_${String(error.errcode)}` });
}
