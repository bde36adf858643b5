/** `query_canceled`, `lock_not_available`, `idle_in_transaction_session_timeout`, `too_many_connections`, `cannot_connect_now`. */
const POSTGRES_CODES: ReadonlySet<unknown> = new Set(['57014', '55P03', '25P03', '53300', '57P03']);
/** The pool's own words; it has no code for them. */
const POOL_MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/;

/** Whether the database gave up because there is too much to do, and may well do it when it is asked again. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return POSTGRES_CODES.has(code) || code === 'SQLITE_BUSY' || POOL_MESSAGES.test(error.message);
}
