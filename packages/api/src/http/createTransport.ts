import ky, { HTTPError } from 'ky';
import { demand } from '../reading/demand';
import { isRecord } from '../reading/values';
import { ApiError } from './ApiError';
import { buildUrl, resolveBase, type CallPath, type Query } from './buildUrl';
import { parseAnswer, type Answer } from './parseAnswer';
import { readCookie as readDocumentCookie } from './readCookie';
import { rejectRedirect } from './rejectRedirect';
import { shareFlights } from './shareFlights';

const TIME_LIMIT_MS = 10_000;
const RETRIES = 2;
const FIRST_RETRY_DELAY_MS = 400;
const RETRY_DELAY_GROWTH = 3;
/** Somebody between us and the backend says that it is not there; all other answers are the backend's own. */
const RETRIED_STATUSES = [502, 503, 504];

export interface TransportSettings {
  /** Where the API is, such as `https://example.org/api/v2/`; a path is taken from the page's origin. */
  baseUrl: string;
  /** Stands in for the global fetch. */
  fetch?: (request: Request) => Promise<Response>;
  /** Stands in for the document's cookies; asked anew before every write. */
  readCookie?: (name: string) => string | undefined;
}

export interface ReadOptions {
  /** Ends the caller's interest; the request itself goes on while others wait for it. */
  signal?: AbortSignal;
}

export interface WriteOptions {
  /** Withdraws the request. Whether the backend has done its work by then nobody can know. */
  signal?: AbortSignal;
}

interface WriteContent extends WriteOptions {
  query?: Query;
  body?: object;
  /** Whether the backend may say no by answering `false` (newsletters). */
  mayAnswerFalse?: boolean;
}

/** A write is done where it was answered itself, by a record or by nothing: never by another address, a list or a word. */
type Write = (path: `${string}/`, content?: WriteContent) => Promise<Answer>;

/** How calls reach the API: the rules that are the same for every call. All functions throw {@link ApiError}. */
export interface Transport {
  get(path: CallPath, query?: Query, options?: ReadOptions): Promise<Answer>;
  post: Write;
  patch: Write;
  delete: Write;
}

/** Creates the way to an API. */
export function createTransport({
  baseUrl,
  fetch = (request) => globalThis.fetch(request),
  readCookie = readDocumentCookie,
}: TransportSettings): Transport {
  const base = resolveBase(baseUrl);

  /** Reads the body within the fetch, so that a connection lost halfway counts as a network fault and is retried. */
  async function fetchWhole(request: Request): Promise<Response> {
    const response = await fetch(request);
    if (request.method !== 'GET') rejectRedirect(`${request.method} ${request.url}`, response);
    return new Response((await response.text()) || null, response);
  }

  async function ask(call: string, { method, url, body, signal }: Asked): Promise<Answer> {
    const isRead = method === 'GET';
    const token = isRead ? undefined : readCookie('csrftoken');
    let response: Response;
    try {
      response = await ky(url, {
        method,
        json: body,
        headers: { accept: 'application/json', ...(token && { 'x-csrftoken': token }) },
        credentials: 'same-origin',
        // A visitor who saves a place and leaves the page at once has still saved it.
        keepalive: !isRead,
        // A browser makes a GET of a write that it follows to another address, and what answers that has written nothing.
        redirect: isRead ? 'follow' : 'manual',
        signal,
        // The limit is on the whole call, tries and body included, not on each try's headers.
        timeout: false,
        retry: {
          limit: isRead ? RETRIES : 0,
          statusCodes: RETRIED_STATUSES,
          // The delays are ours: a backend that asks for an hour would hold the call until the time limit.
          afterStatusCodes: [],
          delay: (attempt) => FIRST_RETRY_DELAY_MS * RETRY_DELAY_GROWTH ** (attempt - 1),
        },
        fetch: (request) => fetchWhole(request as Request),
      });
    } catch (error) {
      if (error instanceof ApiError) throw error;
      if (!(error instanceof HTTPError)) {
        throw new ApiError(`${call} got no answer.`, { kind: 'network', cause: error });
      }
      response = error.response;
    }
    return parseAnswer(call, response);
  }

  async function send(
    method: string,
    url: string,
    { body, controller = new AbortController() }: { body?: object; controller?: AbortController },
  ): Promise<Answer> {
    const call = `${method} ${url}`;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeUp = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new ApiError(`${call} got no answer in ${TIME_LIMIT_MS} ms.`, { kind: 'timeout' }));
        controller.abort();
      }, TIME_LIMIT_MS);
    });
    try {
      return await Promise.race([ask(call, { method, url, body, signal: controller.signal }), timeUp]);
    } finally {
      clearTimeout(timer);
    }
  }

  const flights = shareFlights((url, controller) => send('GET', url, { controller }));

  function writeWith(method: string): Write {
    return async (path, { query, body, signal, mayAnswerFalse } = {}) => {
      const url = buildUrl(base, path, query);
      const controller = new AbortController();
      signal?.addEventListener('abort', () => controller.abort(), { once: true });
      try {
        const answer = await send(method, url, { body, controller });
        const isDone = isRecord(answer.body ?? {}) || (mayAnswerFalse && answer.body === false);
        return demand(isDone ? answer : null, { call: `${method} ${url}`, due: 'an object' });
      } catch (error) {
        if (!signal?.aborted) throw error;
        throw new ApiError(`${method} ${url} was aborted by its caller.`, { kind: 'aborted', cause: error });
      } finally {
        flights.forgetAll();
      }
    };
  }

  return {
    get: (path, query, { signal } = {}) => flights.join(buildUrl(base, path, query), signal),
    post: writeWith('POST'),
    patch: writeWith('PATCH'),
    delete: writeWith('DELETE'),
  };
}

interface Asked {
  method: string;
  url: string;
  body?: object;
  signal: AbortSignal;
}
