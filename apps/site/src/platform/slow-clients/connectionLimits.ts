/** How long a connection may take, so that a deliberately slow client cannot hold it forever. */
export interface ConnectionLimits {
  /** From the connection, or from the first byte of a later request, until all its headers have arrived. */
  headersMs: number;
  /** Until the whole request has arrived; enough for a photo of 20 MB on a slow phone. */
  requestMs: number;
  /** Without any data received or sent, no matter which side is waiting. */
  inactivityMs: number;
  /** Between two requests. Longer than a proxy keeps idle connections, or it might reuse one that was just closed. */
  keepAliveMs: number;
  /** The minimum average rate in each window, of a request body and of reading a response. */
  minBytesPerSecond: number;
  windowMs: number;
}

/**
 * A phone with poor reception has some 10 KB/s and pauses of ten or twenty seconds; it is never disconnected. The limits are
 * not settings: an operator who needs others has a proxy, which then waits instead of the site.
 */
export const defaultConnectionLimits: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 10 * 60_000,
  inactivityMs: 60_000,
  keepAliveMs: 72_000,
  minBytesPerSecond: 1024,
  windowMs: 30_000,
};

/** Node's default; explicit because the documentation names it. The request line counts as a header. */
const MAX_HEADER_BYTES = 16 * 1024;
/** How precisely the limits are enforced. */
const CHECKS_PER_LIMIT = 4;

/** Fastify's options that enforce `limits`. */
export function createServerOptions({ headersMs, requestMs, inactivityMs, keepAliveMs }: ConnectionLimits) {
  return {
    connectionTimeout: inactivityMs,
    keepAliveTimeout: keepAliveMs,
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.ceil(headersMs / CHECKS_PER_LIMIT),
      maxHeaderSize: MAX_HEADER_BYTES,
    },
  };
}
