import type { Caller } from './handleRoute';
import type { MockMember, MockState } from './createMockState';

function parseCookies(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(/;\s*/).map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return [name, value.join('=')] as const;
  });
  return new Map(pairs);
}

function createToken(): string {
  return crypto.randomUUID().replaceAll('-', '');
}

/** Tells callers apart by their cookies, as a real backend does. */
export function recogniseByCookie(state: MockState, request: Request): Caller {
  const cookies = parseCookies(request.headers.get('cookie'));
  const csrfToken = cookies.get('csrftoken');
  const sessionId = cookies.get('sessionid') ?? '';
  const member = state.sessions.get(sessionId) ?? null;
  return {
    member,
    hasCsrfToken: csrfToken !== undefined && request.headers.get('x-csrftoken') === csrfToken,
    logIn(newcomer) {
      const token = createToken();
      state.sessions.set(token, newcomer);
      return [
        `sessionid=${token}; Path=/; HttpOnly; SameSite=Lax`,
        `csrftoken=${createToken()}; Path=/; SameSite=Lax`,
      ];
    },
    endOtherSessions() {
      for (const [token, owner] of state.sessions) {
        if (owner === member && token !== sessionId) state.sessions.delete(token);
      }
    },
    endSessionsOf(other) {
      for (const [token, owner] of state.sessions) if (owner === other) state.sessions.delete(token);
    },
    cookies: csrfToken === undefined ? [`csrftoken=${createToken()}; Path=/; SameSite=Lax`] : [],
  };
}

/** All calls come from one browser, which needs no cookies: what tests of widgets and the sandbox want. */
export function recogniseOneBrowser(browser: { member: MockMember | null }): Caller {
  return {
    member: browser.member,
    hasCsrfToken: true,
    logIn(member) {
      browser.member = member;
      return [];
    },
    endOtherSessions: () => undefined,
    endSessionsOf(member) {
      if (browser.member === member) browser.member = null;
    },
    cookies: [],
  };
}
