import { http, type HttpHandler } from 'msw';
import { z } from 'zod';
import { toFieldErrors } from '../wire/toFieldErrors';
import type { ValidatedRequest, Route } from '../wire/route';
import { readForm } from './readForm';
import type { MockMember, MockSession } from './createMockState';
import { badRequest, notFound } from './errorResponses';
import type { RouteHandlerInput } from './RouteHandler';

/** The sender of a request, as far as the mock backend can identify it. */
export interface RequestContext {
  member: MockMember | null;
  session: MockSession | null;
  /** Whether a write carries the token of its cookie. */
  hasCsrfToken: boolean;
  /** Starts a session and returns its cookies. */
  logIn(member: MockMember): string[];
  /** Ends one of the member's sessions. */
  endSession(session: MockSession): void;
  /** Ends the member's sessions except the current one. */
  endOtherSessions(): void;
  /** Ends all sessions of any member. */
  endSessionsOf(member: MockMember): void;
  /** Cookies that every response sets. */
  cookies: string[];
}

export interface HandleRouteOptions {
  baseUrl: string;
  identifyRequest(request: Request): RequestContext;
  /** Called for every request; a returned response is sent instead of the handler's. */
  receive(call: { method: string; path: string; request: Request }): Promise<Response | undefined>;
}

interface AnyResponse {
  status: number;
  body: object | undefined;
  headers?: Record<string, string>;
}

/** Route and handler belong together; that their types match is checked where the handlers are defined. */
export interface HandledRoute {
  route: Route;
  handler(input: never): AnyResponse;
}

type Validated = { checked: ValidatedRequest<Route> };

async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** Repeated parameters stay lists, so that the contract can reject them. */
function parseQuery(address: URL): Record<string, string | string[]> {
  const names = [...new Set(address.searchParams.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = address.searchParams.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

async function validateRequest(
  route: Route,
  input: { request: Request; params: object; caller: RequestContext },
): Promise<Validated | AnyResponse> {
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

  const query = (route.query ?? z.any()).safeParse(parseQuery(new URL(request.url)));
  if (!query.success) return badRequest(toFieldErrors(query.error));

  let sent: unknown;
  try {
    sent = route.body && (await (route.isMultipart ? readForm : readJson)(request));
  } catch {
    return { status: 400, body: { detail: 'The body cannot be read as what it is said to be.' } };
  }
  const body = (route.body ?? z.any()).safeParse(sent);
  if (!body.success) return badRequest(toFieldErrors(body.error));
  const checked = { params: checkedParams.data, query: query.data, body: body.data };
  return { checked: checked as ValidatedRequest<Route> };
}

const METHODS = { GET: http.get, POST: http.post, PATCH: http.patch, PUT: http.put, DELETE: http.delete };

/** Creates the MSW handler of one route: first the contract's validation, then the handler. */
export function handleRoute({ route, handler }: HandledRoute, options: HandleRouteOptions): HttpHandler {
  const path = route.path.replace(/\{(\w+)\}/g, ':$1');
  // A pattern without its slash matches both forms.
  const pattern = options.baseUrl + (route.hasOptionalSlash ? path.slice(0, -1) : path);

  return METHODS[route.method](pattern, async ({ request, params }) => {
    const injectedResponse = await options.receive({
      method: route.method,
      path: route.path,
      request: request.clone(),
    });
    if (injectedResponse) return injectedResponse;

    const caller = options.identifyRequest(request);
    const cookies = [...caller.cookies];
    const outcome = await validateRequest(route, { request, params, caller });
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
    const answer = input ? handler(input as RouteHandlerInput<Route> as never) : (outcome as AnyResponse);

    const headers = new Headers(answer.headers);
    if (route.needsMember || !route.path.startsWith('listings/'))
      headers.set('cache-control', 'private, no-store');
    for (const cookie of cookies) headers.append('set-cookie', cookie);
    if (answer.status !== 204) headers.set('content-type', 'application/json');
    // Not an HttpResponse: MSW would store its cookies and add them to every visitor's requests.
    return new Response(answer.status === 204 ? null : JSON.stringify(answer.body), {
      status: answer.status,
      headers,
    });
  });
}
