/** `query_canceled`, `lock_not_available`, `idle_in_transaction_session_timeout`, `too_many_connections`, `cannot_connect_now`. */
const POSTGRES_CODES: ReadonlySet<unknown> = new Set(['57014', '55P03', '25P03', '53300', '57P03']);
/** The pool's error messages; these errors have no code. */
const POOL_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** Whether the database gave up because it is overloaded, so that a retry may succeed. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return POSTGRES_CODES.has(code) || code === 'SQLITE_BUSY' || POOL_MESSAGES.test(error.message);
}
