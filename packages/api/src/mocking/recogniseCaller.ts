import type { Caller } from './handleRoute';
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

/** Who is logged in in one browser, and by which session. */
export interface MockBrowser {
  member: MockMember | null;
  session: MockSession | null;
}

/** Tells callers apart by their cookies, as a real backend does. */
export function recogniseByCookie(state: MockState, request: Request): Caller {
  const cookies = parseCookies(request.headers.get('cookie'));
  const csrfToken = cookies.get('csrftoken');
  const known = state.sessions.get(cookies.get('sessionid') ?? '');
  const isGoing = known?.member.sessions.includes(known.session) === true;
  const { member, session } = isGoing ? known : { member: null, session: null };
  return {
    ...callerOf({ member, session }),
    hasCsrfToken: csrfToken !== undefined && request.headers.get('x-csrftoken') === csrfToken,
    logIn(newcomer) {
      const token = createToken();
      const started = state.addSession(newcomer, describe(request));
      state.sessions.set(token, { member: newcomer, session: started });
      return [
        `sessionid=${token}; Path=/; HttpOnly; SameSite=Lax`,
        `csrftoken=${createToken()}; Path=/; SameSite=Lax`,
      ];
    },
    cookies: csrfToken === undefined ? [`csrftoken=${createToken()}; Path=/; SameSite=Lax`] : [],
  };
}

/** All calls come from one browser, which needs no cookies: what tests of widgets and the sandbox want. */
export function recogniseOneBrowser(state: MockState, browser: MockBrowser, request: Request): Caller {
  const { member } = browser;
  if (!member) browser.session = null;
  else if (!browser.session || !member.sessions.includes(browser.session)) {
    browser.session = state.addSession(member, describe(request));
  }
  const caller = callerOf(browser);
  return {
    ...caller,
    hasCsrfToken: true,
    logIn(newcomer) {
      Object.assign(browser, { member: newcomer, session: state.addSession(newcomer, describe(request)) });
      return [];
    },
    endSession(ended) {
      if (ended === browser.session) browser.member = null;
      caller.endSession(ended);
    },
    endSessionsOf(other) {
      if (browser.member === other) browser.member = null;
      caller.endSessionsOf(other);
    },
    cookies: [],
  };
}

function callerOf({ member, session }: MockBrowser) {
  const keep = (isKept: (each: MockSession) => boolean) => {
    if (member) member.sessions = member.sessions.filter(isKept);
  };
  return {
    member,
    session,
    endSession: (ended: MockSession) => keep((each) => each !== ended),
    endOtherSessions: () => keep((each) => each === session),
    endSessionsOf: (other: MockMember) => void (other.sessions = []),
  };
}

/** As much as a mock needs to know of devices. */
function describe(request: Request): string {
  return /Chrome/.test(request.headers.get('user-agent') ?? '') ? 'Chrome' : '';
}
