import { http, type HttpHandler } from 'msw';
import { z } from 'zod';
import { fieldErrorsOf } from '../wire/fieldErrorsOf';
import type { CheckedCall, Route } from '../wire/route';
import { readForm } from './readForm';
import type { MockMember, MockSession } from './createMockState';
import { badFields, notFound } from './refusals';
import type { RuleInput } from './rule';

/** Who calls, as far as the mock backend can tell. */
export interface Caller {
  member: MockMember | null;
  session: MockSession | null;
  /** Whether a write carries the token of its cookie. */
  hasCsrfToken: boolean;
  /** Starts a session and gives the cookies that say so. */
  logIn(member: MockMember): string[];
  /** Ends one of the member's sessions. */
  endSession(session: MockSession): void;
  /** Ends the member's sessions but the caller's own. */
  endOtherSessions(): void;
  /** Ends all sessions of any member. */
  endSessionsOf(member: MockMember): void;
  /** Cookies that every answer sets. */
  cookies: string[];
}

export interface RouteSetting {
  baseUrl: string;
  recogniseCaller(request: Request): Caller;
  /** Told of every call; a response given back is answered in place of the rule's. */
  receive(call: { method: string; path: string; request: Request }): Promise<Response | undefined>;
}

interface AnyAnswer {
  status: number;
  body: object | undefined;
  headers?: Record<string, string>;
}

/** Route and rule belong together; that their types fit has been checked where the rules are written. */
export interface RuledRoute {
  route: Route;
  rule(input: never): AnyAnswer;
}

type Checked = { checked: CheckedCall<Route> };

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Repeated parameters stay lists, so that the contract can refuse them. */
function queryOf(address: URL): Record<string, string | string[]> {
  const names = [...new Set(address.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = address.searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

async function checkCall(
  route: Route,
  input: { request: Request; params: object; caller: Caller },
): Promise<Checked | AnyAnswer> {
  const { request, params, caller } = input;
  const isWrite = route.method !== 'GET';
  if (route.needsMember && !caller.member) {
    return { status: 403, body: { detail: 'Authentication credentials were not provided.' } };
  }
  if (isWrite && caller.member && !caller.hasCsrfToken) {
    return { status: 403, body: { detail: 'CSRF Failed: CSRF token missing.' } };
  }
  const checkedParams = (route.params ?? z.any()).safeParse(params);
  if (!checkedParams.success) return notFound;

  const query = (route.query ?? z.any()).safeParse(queryOf(new URL(request.url)));
  if (!query.success) return badFields(fieldErrorsOf(query.error));

  let sent: unknown;
  try {
    sent = route.body && (await (route.isMultipart ? readForm : readJson)(request));
  } catch {
    return { status: 400, body: { detail: 'The body cannot be read as what it is said to be.' } };
  }
  const body = (route.body ?? z.any()).safeParse(sent);
  if (!body.success) return badFields(fieldErrorsOf(body.error));
  const checked = { params: checkedParams.data, query: query.data, body: body.data };
  return { checked: checked as CheckedCall<Route> };
}

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };

/** Makes the MSW handler of one route: contract first, then the rule. */
export function handleRoute({ route, rule }: RuledRoute, setting: RouteSetting): HttpHandler {
  const path = route.path.replace(/\{(\w+)\}/g, ':$1');
  // A pattern without its slash matches both forms.
  const pattern = setting.baseUrl + (route.hasOptionalSlash ? path.slice(0, -1) : path);

  return METHODS[route.method](pattern, async ({ request, params }) => {
    const played = await setting.receive({
      method: route.method,
      path: route.path,
      request: request.clone(),
    });
    if (played) return played;

    const caller = setting.recogniseCaller(request);
    const cookies = [...caller.cookies];
    const outcome = await checkCall(route, { request, params, caller });
    const input = 'checked' in outcome && {
      ...outcome.checked,
      member: caller.member,
      session: caller.session,
      address: new URL(request.url),
      logIn: (member: MockMember) => void cookies.push(...caller.logIn(member)),
      endSession: caller.endSession,
      endOtherSessions: caller.endOtherSessions,
      endSessionsOf: caller.endSessionsOf,
    };
    const answer = input ? rule(input as RuleInput<Route> as never) : (outcome as AnyAnswer);

    const headers = new Headers(answer.headers);
    if (route.needsMember || !route.path.startsWith('listings/'))
      headers.set('cache-control', 'private, no-store');
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    if (answer.status !== 204) headers.set('content-type', 'application/json');
    // Not an HttpResponse: MSW would keep its cookies and add them to every visitor's calls.
    return new Response(answer.status === 204 ? null : JSON.stringify(answer.body), {
      status: answer.status,
      headers,
    });
  });
}
