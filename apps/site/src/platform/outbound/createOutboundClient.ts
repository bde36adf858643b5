import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { createAddressGuard, type AddressGuard } from './createAddressGuard';
import { OutboundError } from './OutboundError';

export interface OutboundRequest {
  method?: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string;
  /** For everything together: name, connection, redirects, and reading the response. */
  timeoutMs: number;
  /** How many redirects are followed; each is checked like the first address. 0 by default. */
  maxRedirects?: number;
}

export interface OutboundResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Not decompressed: none is asked for. */
  body: IncomingMessage;
}

export type OutboundClient = ReturnType<typeof createOutboundClient>;

const MAX_HEADER_BYTES = 16 * 1024;
/** Codes of a response that ends before it is complete. */
const BROKEN_OFF = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'EPIPE', 'ETIMEDOUT']);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** Sends requests to addresses that others have named, without letting them reach into the operator's network. */
export function createOutboundClient(
  privateHosts: readonly string[],
  guard: AddressGuard = createAddressGuard(privateHosts),
) {
  /**
   * Sends a request, passes the response to `use`, and closes the connection when that has ended.
   * @throws {OutboundError}
   */
  async function send<T>(
    address: string,
    request: OutboundRequest,
    use: (response: OutboundResponse) => Promise<T>,
  ): Promise<T> {
    const signal = AbortSignal.timeout(request.timeoutMs);
    let url = guard.parse(address);
    try {
      for (let redirectsLeft = request.maxRedirects ?? 0; ; redirectsLeft -= 1) {
        const response = await sendOnce(url, { request, signal });
        const { statusCode: status = 0, headers } = response;
        const isRedirect = REDIRECTS.has(status) && headers.location !== undefined;
        try {
          if (!isRedirect || request.maxRedirects === undefined)
            return await use({ status, headers, body: response });
        } finally {
          response.destroy();
        }
        if (redirectsLeft === 0)
          throw new OutboundError('redirects', `More than ${request.maxRedirects} redirects.`);
        url = guard.parse(headers.location ?? '', url);
      }
    } catch (error) {
      throw toOutboundError(error, { isTimeout: signal.aborted, timeoutMs: request.timeoutMs });
    }
  }

  function sendOnce(
    url: URL,
    { request, signal }: { request: OutboundRequest; signal: AbortSignal },
  ): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { request: open } = url.protocol === 'https:' ? https : http;
      const outgoing = open(url, {
        method: request.method ?? 'GET',
        headers: { 'user-agent': 'Cityguide', 'accept-encoding': 'identity', ...request.headers },
        // A connection of its own: one that is reused was not looked up for this address.
        agent: false,
        lookup: guard.createLookup(url),
        maxHeaderSize: MAX_HEADER_BYTES,
        signal,
      });
      outgoing.once('response', (response) => {
        // Whoever reads it gets the error; where nobody does, it must not end the process.
        response.on('error', () => undefined);
        resolve(response);
      });
      outgoing.on('error', (error) => reject(toNetworkError(error)));
      outgoing.end(request.body);
    });
  }

  return { send };
}

/** Errors of `use` that have nothing to do with the connection are handed on. */
function toOutboundError(
  error: unknown,
  { isTimeout, timeoutMs }: { isTimeout: boolean; timeoutMs: number },
) {
  if (isTimeout)
    return new OutboundError('timeout', `It took longer than ${Math.ceil(timeoutMs / 100) / 10} seconds.`, {
      cause: error,
    });
  return BROKEN_OFF.has(getCode(error)) ? toNetworkError(error) : error;
}

function toNetworkError(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = getCode(error) || 'no reason given';
  return new OutboundError('network', `The server cannot be reached, or broke off (${code}).`, {
    cause: error,
  });
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
