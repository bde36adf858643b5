/** `query_canceled`, `lock_not_available`, `idle_in_transaction_session_timeout`, `too_many_connections`, `cannot_connect_now`. */
const BUSY_CODES = ['57014', '55P03', '25P03', '53300', '57P03'];
/** `admin_shutdown`, `crash_shutdown`, and the driver's where nothing listens or the connection breaks off. */
const RESTART_CODES = ['57P01', '57P02', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'];
const CODES: ReadonlySet<unknown> = new Set([...BUSY_CODES, ...RESTART_CODES, 'SQLITE_BUSY']);
/** Error messages of the pool and its connections; these errors have no code. */
const MESSAGES =
  /^(?:timeout exceeded when trying to connect|Connection terminated(?: unexpectedly| due to connection timeout)?|Client has encountered a connection error and is not queryable)$/;

/** Whether the database gave up because it is overloaded or restarts, so that a retry may succeed. */
export function isDatabaseBusy(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : undefined;
  return CODES.has(code) || MESSAGES.test(error.message);
}
