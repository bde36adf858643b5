import ky, { HTTPError } from 'ky';
import { ApiError } from './ApiError';
import { buildUrl, type Query } from './buildUrl';
import { parseRefusal } from './parseRefusal';
import { readCookie as readDocumentCookie } from './readCookie';
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

/** An answer that says yes. */
export interface Answer {
  status: number;
  headers: Headers;
  /** What the JSON said; undefined where the body is empty. */
  body: unknown;
}

export interface ReadOptions {
  /** Ends the caller's interest; the request itself goes on while others wait for it. */
  signal?: AbortSignal;
}

export interface WriteContent {
  query?: Query;
  body?: object;
}

type Write = (path: `${string}/`, content?: WriteContent) => Promise<Answer>;

/** How calls reach the API: the rules that are the same for every call. All functions throw {@link ApiError}. */
export interface Transport {
  get(path: `${string}/`, query?: Query, options?: ReadOptions): Promise<Answer>;
  post: Write;
  patch: Write;
  delete: Write;
}

function resolveBase(baseUrl: string): string {
  const page = typeof location === 'undefined' ? undefined : location.href;
  return new URL(baseUrl, page).href.replace(/\/*$/, '/');
}

/** Reads the body within the fetch, so that a connection lost halfway counts as a network fault and is retried. */
async function fetchWhole(
  fetch: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  const response = await fetch(request);
  const text = await response.text();
  return new Response(text || null, response);
}

async function parseAnswer(call: string, response: Response): Promise<Answer> {
  const { status, headers } = response;
  const text = await response.text();
  let body: unknown;
  let isJson = true;
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    isJson = false;
  }
  if (!response.ok) {
    const seconds = Number(headers.get('retry-after') ?? NaN);
    throw new ApiError(`${call} was answered with status ${status}.`, {
      kind: 'http',
      status,
      ...parseRefusal(body),
      retryAfterSeconds: Number.isFinite(seconds) ? seconds : undefined,
    });
  }
  if (!isJson) {
    const type = headers.get('content-type') ?? 'no content type';
    throw new ApiError(
      `${call} was answered with ${type} where JSON was due: is something else than the API at this address?`,
      { kind: 'format', status },
    );
  }
  return { status, headers, body };
}

/** Creates the way to an API. */
export function createTransport(settings: TransportSettings): Transport {
  const base = resolveBase(settings.baseUrl);
  const readCookie = settings.readCookie ?? readDocumentCookie;
  const fetch = settings.fetch ?? ((request: Request) => globalThis.fetch(request));

  async function send(
    method: string,
    url: string,
    { body, signal }: { body?: object; signal?: AbortSignal },
  ) {
    const call = `${method} ${url}`;
    const isRead = method === 'GET';
    const token = isRead ? undefined : readCookie('csrftoken');
    const limit = new AbortController();
    const givenUp = new Promise<never>((_, reject) => {
      const giveUp = (kind: 'aborted' | 'timeout', message: string) => {
        reject(new ApiError(message, { kind }));
        limit.abort();
      };
      signal?.addEventListener('abort', () => giveUp('aborted', `${call} was aborted.`));
      const timer = setTimeout(
        () => giveUp('timeout', `${call} was not answered within ${TIME_LIMIT_MS / 1000} s.`),
        TIME_LIMIT_MS,
      );
      limit.signal.addEventListener('abort', () => clearTimeout(timer));
    });

    const answered = ky(url, {
      method,
      json: body,
      headers: { accept: 'application/json', ...(token && { 'x-csrftoken': token }) },
      credentials: 'same-origin',
      // A visitor who saves a place and leaves the page at once has still saved it.
      keepalive: !isRead,
      signal: limit.signal,
      // The limit is on the whole call, tries and body included, not on each try's headers.
      timeout: false,
      retry: {
        limit: isRead ? RETRIES : 0,
        methods: ['get'],
        statusCodes: RETRIED_STATUSES,
        afterStatusCodes: [],
        delay: (attempt) => FIRST_RETRY_DELAY_MS * RETRY_DELAY_GROWTH ** (attempt - 1),
      },
      fetch: (request) => fetchWhole(fetch, request as Request),
    }).catch((error: unknown) => {
      if (error instanceof HTTPError) return error.response;
      throw new ApiError(`${call} got no answer.`, { kind: 'network', cause: error });
    });

    try {
      return await Promise.race([answered.then((response) => parseAnswer(call, response)), givenUp]);
    } finally {
      limit.abort();
    }
  }

  const flights = shareFlights((url, signal) => send('GET', url, { signal }));

  function writeWith(method: string): Write {
    return async (path, { query, body } = {}) => {
      try {
        return await send(method, buildUrl(base, path, query), { body });
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
