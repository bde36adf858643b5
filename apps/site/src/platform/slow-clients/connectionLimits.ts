/** How long a connection may take, so that no one who is slow on purpose holds it for good. */
export interface ConnectionLimits {
  /** From the connection, or from the first byte of a further request, until all its headers are there. */
  headersMs: number;
  /** Until a whole request is there, a photo of 20 MB on a slow phone included. */
  requestMs: number;
  /** Nothing comes and nothing is taken, whoever the other one is waiting for. */
  silenceMs: number;
  /** Between two requests. Longer than a proxy keeps its connections, which would otherwise use one that just ended. */
  idleMs: number;
  /** A body must bring so much, on average, in each window; an answer must be taken as fast. */
  minBytesPerSecond: number;
  windowMs: number;
}

/**
 * A phone at the edge of its network has some 10 KB/s and pauses of ten or twenty seconds; it is never cut. The limits
 * are no settings: whoever needs others has a proxy, which then waits in the site's place.
 */
export const defaultConnectionLimits: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 10 * 60_000,
  silenceMs: 60_000,
  idleMs: 72_000,
  minBytesPerSecond: 1024,
  windowMs: 30_000,
};

/** Node's own; said here, because documents name it. The request line counts as a header. */
const MAX_HEADER_BYTES = 16 * 1024;
/** How exact the limits are kept. */
const CHECKS_PER_LIMIT = 4;

/** The options of Fastify that keep to `limits`. */
export function createServerOptions({ headersMs, requestMs, silenceMs, idleMs }: ConnectionLimits) {
  return {
    connectionTimeout: silenceMs,
    keepAliveTimeout: idleMs,
    requestTimeout: requestMs,
    http: {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.ceil(headersMs / CHECKS_PER_LIMIT),
      maxHeaderSize: MAX_HEADER_BYTES,
    },
  };
}
