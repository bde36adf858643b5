import ky, { HTTPError } from 'ky';
import { requireValue } from '../reading/requireValue';
import { isRecord } from '../reading/values';
import { ApiError } from './ApiError';
import { buildUrl, resolveBase, type CallPath, type Query } from './buildUrl';
import { parseResponse, type ApiResponse } from './parseResponse';
import { readCookie as readDocumentCookie } from './readCookie';
import { rejectRedirect } from './rejectRedirect';
import { dedupeRequests } from './dedupeRequests';

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
const FIRST_RETRY_DELAY_MS = 400;
const RETRY_DELAY_GROWTH = 3;
/** A proxy between us and the backend reports that it is unavailable; all other responses are the backend's own. */
const RETRIED_STATUSES = [502, 503, 504];

export interface TransportOptions {
  /** URL of the API, such as `https://example.org/api/v2/`; a path is resolved against the page's origin. */
  baseUrl: string;
  /** Replaces the global fetch. */
  fetch?: (request: Request) => Promise<Response>;
  /** Replaces the document's cookies; called before every write. */
  readCookie?: (name: string) => string | undefined;
}

export interface ReadOptions {
  /** Ends the caller's request; the shared request continues while others wait for it. */
  signal?: AbortSignal;
}

export interface WriteOptions {
  /** Cancels the request. Whether the backend has processed it by then is unknown. */
  signal?: AbortSignal;
}

interface WriteRequest extends WriteOptions {
  query?: Query;
  body?: object;
  /** Whether the backend may reject by responding with `false` (newsletters). */
  mayBeFalse?: boolean;
}

/**
 * A write has succeeded where its own URL responded, with an object or an empty body: never another URL, a list or a
 * string.
 */
type Write = (path: `${string}/`, content?: WriteRequest) => Promise<ApiResponse>;

/** Sends requests to the API, by the rules that are the same for all of them. All functions throw {@link ApiError}. */
export interface Transport {
  get(path: CallPath, query?: Query, options?: ReadOptions): Promise<ApiResponse>;
  post: Write;
  patch: Write;
  delete: Write;
}

/** Creates the transport for an API. */
export function createTransport({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  readCookie = readDocumentCookie,
}: TransportOptions): Transport {
  const base = resolveBase(baseUrl);

  /** Reads the body within the fetch, so that a connection lost halfway counts as a network error and is retried. */
  async function fetchWithBody(request: Request): Promise<Response> {
    const response = await fetch(request);
    if (request.method !== 'GET') rejectRedirect(`${request.method} ${request.url}`, response);
    return new Response((await response.text()) || null, response);
  }

  async function sendRequest(call: string, { method, url, body, signal }: SendOptions): Promise<ApiResponse> {
    const isRead = method === 'GET';
    const token = isRead ? undefined : readCookie('csrftoken');
    let response: Response;
    try {
      response = await ky(url, {
        method,
        json: body,
        headers: { accept: 'application/json', ...(token && { 'x-csrftoken': token }) },
        credentials: 'same-origin',
        // A visitor who saves a listing and leaves the page at once has still saved it.
        keepalive: !isRead,
        // A browser turns a redirected write into a GET, and whatever responds to that has written nothing.
        redirect: isRead ? 'follow' : 'manual',
        signal,
        // The limit is on the whole request, tries and body included, not on each try's headers.
        timeout: false,
        retry: {
          limit: isRead ? RETRIES : 0,
          statusCodes: RETRIED_STATUSES,
          // The delays are ours: a backend that asks for an hour would hold the request until the time limit.
          afterStatusCodes: [],
          delay: (attempt) => FIRST_RETRY_DELAY_MS * RETRY_DELAY_GROWTH ** (attempt - 1),
        },
        fetch: (request) => fetchWithBody(request as Request),
      });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (!(error instanceof HTTPError)) {
        throw new ApiError(`${call} got no answer.`, { kind: 'network', cause: error });
      }
      response = error.response;
    }
    return parseResponse(call, response);
  }

  async function send(
    method: string,
    url: string,
    { body, controller = new AbortController() }: { body?: object; controller?: AbortController },
  ): Promise<ApiResponse> {
    const call = `${method} ${url}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new ApiError(`${call} got no answer in ${TIMEOUT_MS} ms.`, { kind: 'timeout' }));
        controller.abort();
      }, TIMEOUT_MS);
    });
    try {
      return await Promise.race([
        sendRequest(call, { method, url, body, signal: controller.signal }),
        timedOut,
      ]);
    } finally {
      clearTimeout(timer);
    }
  }

  const sharedRequests = dedupeRequests((url, controller) => send('GET', url, { controller }));

  function createWriter(method: string): Write {
    return async (path, { query, body, signal, mayBeFalse } = {}) => {
      const url = buildUrl(base, path, query);
      const controller = new AbortController();
      signal?.addEventListener('abort', () => controller.abort(), { once: true });
      try {
        const answer = await send(method, url, { body, controller });
        const isDone = isRecord(answer.body ?? {}) || (mayBeFalse && answer.body === false);
        return requireValue(isDone ? answer : null, { call: `${method} ${url}`, expected: 'an object' });
      } catch (error) {
        if (!signal?.aborted) throw error;
        throw new ApiError(`${method} ${url} was aborted by its caller.`, { kind: 'aborted', cause: error });
      } finally {
        sharedRequests.clear();
      }
    };
  }

  return {
    get: (path, query, { signal } = {}) => sharedRequests.subscribe(buildUrl(base, path, query), signal),
    post: createWriter('POST'),
    patch: createWriter('PATCH'),
    delete: createWriter('DELETE'),
  };
}

interface SendOptions {
  method: string;
  url: string;
  body?: object;
  signal: AbortSignal;
}
