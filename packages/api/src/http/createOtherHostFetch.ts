import { SESSION_PATH } from './otherHost';

/**
 * The client's fetch for an API at another host of the same site (ANY-9): it sends cookies there, and the CSRF token with
 * writes. The token's cookie belongs to that host, where a page cannot read it, so the API's answers carry it in a header.
 * @param base the resolved base URL of the API
 * @param fetch the browser's, for tests
 */
export function createOtherHostFetch(
  base: string,
  fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request),
): (request: Request) => Promise<Response> {
  let token: string | null = null;

  async function send(request: Request): Promise<Response> {
    const withCookies = new Request(request, { credentials: 'include' });
    if (token && request.method !== 'GET') withCookies.headers.set('x-csrftoken', token);
    const response = await fetch(withCookies);
    token = response.headers.get('x-csrftoken') ?? token;
    return response;
  }

  return async (request) => {
    if (request.method === 'GET') return send(request);
    const tokenBefore = token;
    const response = await send(request.clone());
    if (response.status !== 403) return response;
    // Refused, not performed: the token was missing or that of an earlier session, as another tab may have logged in.
    await send(new Request(base + SESSION_PATH)).catch(() => undefined);
    return token === tokenBefore ? response : send(request);
  };
}
