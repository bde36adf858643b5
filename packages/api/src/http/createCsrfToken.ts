import { readCookie as readDocumentCookie } from './readCookie';

/** The call whose answer has the current token. */
export const SESSION_PATH = 'profiles/hi/';

/**
 * The CSRF token of the member's session. Its cookie belongs to the API's host, where a page on another host cannot read
 * it: there the API's answers carry the token in a header (ANY-9).
 * @param base the resolved base URL of the API
 */
export function createCsrfToken(base: string, readCookie = readDocumentCookie) {
  const isOtherHost = isOnOtherHost(base);
  let received: string | undefined;
  return {
    isOtherHost,
    get: () => (isOtherHost ? received : readCookie('csrftoken')),
    /** To be called with the headers of every answer. */
    keep(headers: Headers): void {
      received = headers.get('x-csrftoken') ?? received;
    },
  };
}

/** Whether the API is at another origin than the page. */
export function isOnOtherHost(base: string): boolean {
  return typeof location !== 'undefined' && new URL(base).origin !== location.origin;
}
