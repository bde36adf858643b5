import type { RequestContext } from './handleRoute';
import type { MockMember, MockSession, MockState } from './createMockState';

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

/** The logged-in member of one browser, and the session. */
export interface MockBrowser {
  member: MockMember | null;
  session: MockSession | null;
}

/** Identifies visitors by their cookies, as a real backend does. */
export function identifyByCookies(state: MockState, request: Request): RequestContext {
  const cookies = parseCookies(request.headers.get('cookie'));
  const csrfToken = cookies.get('csrftoken');
  const entry = state.sessions.get(cookies.get('sessionid') ?? '');
  const isActive = entry?.member.sessions.includes(entry.session) === true;
  const { member, session } = isActive ? entry : { member: null, session: null };
  return {
    ...createRequestContext({ member, session }),
    hasCsrfToken: csrfToken !== undefined && request.headers.get('x-csrftoken') === csrfToken,
    logIn(newcomer) {
      const token = createToken();
      const newSession = state.addSession(newcomer, describe(request));
      state.sessions.set(token, { member: newcomer, session: newSession });
      return [
        `sessionid=${token}; Path=/; HttpOnly; SameSite=Lax`,
        `csrftoken=${createToken()}; Path=/; SameSite=Lax`,
      ];
    },
    cookies: csrfToken === undefined ? [`csrftoken=${createToken()}; Path=/; SameSite=Lax`] : [],
  };
}

/** All requests come from one browser, which needs no cookies: for tests of widgets and the sandbox. */
export function identifySingleBrowser(
  state: MockState,
  browser: MockBrowser,
  request: Request,
): RequestContext {
  const { member } = browser;
  if (!member) browser.session = null;
  else if (!browser.session || !member.sessions.includes(browser.session)) {
    browser.session = state.addSession(member, describe(request));
  }
  const caller = createRequestContext(browser);
  return {
    ...caller,
    hasCsrfToken: true,
    logIn(newcomer) {
      Object.assign(browser, { member: newcomer, session: state.addSession(newcomer, describe(request)) });
      return [];
    },
    endSession(endedSession) {
      if (endedSession === browser.session) browser.member = null;
      caller.endSession(endedSession);
    },
    endSessionsOf(other) {
      if (browser.member === other) browser.member = null;
      caller.endSessionsOf(other);
    },
    cookies: [],
  };
}

function createRequestContext({ member, session }: MockBrowser) {
  const keepSessions = (isKept: (candidate: MockSession) => boolean) => {
    if (member) member.sessions = member.sessions.filter(isKept);
  };
  return {
    member,
    session,
    endSession: (endedSession: MockSession) => keepSessions((candidate) => candidate !== endedSession),
    endOtherSessions: () => keepSessions((candidate) => candidate === session),
    endSessionsOf: (other: MockMember) => void (other.sessions = []),
  };
}

/** The little that a mock needs to know about devices. */
function describe(request: Request): string {
  return /Chrome/.test(request.headers.get('user-agent') ?? '') ? 'Chrome' : '';
}
