import assert from 'node:assert/strict';
import type { z } from 'zod';
import { parseErrorBody } from '../http/parseErrorBody';
import type { ResponseOf, Route } from '../wire/route';
import { createCookieJar } from './createCookieJar';
import type { Coverage } from './createCoverage';

/** A visitor's request. */
export interface SentRequest {
  params?: Record<string, string | number>;
  /** A record, or a raw query string where it is to be malformed. */
  query?: Record<string, string | number> | string;
  /** Sent as JSON; a string and a form are sent unchanged. */
  body?: unknown;
  /** Leaves out the CSRF header. */
  withoutCsrfToken?: boolean;
}

export interface ReceivedResponse<Body> {
  body: Body;
  headers: Headers;
}

/** A simulated browser that visits the API: it stores its cookies and sends what a browser's page would. */
export interface Visitor {
  /** Sends any request to a path below the base, without checking the response. */
  send(method: string, path: string, sent?: SentRequest): Promise<Response>;
  /** Sends a request of the contract and requires this status, a declared one, and a body exactly as agreed. */
  expect<R extends Route, S extends keyof R['responses'] & number>(
    route: R,
    status: S,
    sent?: SentRequest,
  ): Promise<ReceivedResponse<ResponseOf<R, S>>>;
  /**
   * The same for what only prepares a case: a body that is not as agreed is recorded, and returned as it came, so that one
   * difference does not keep everything after it from being tried.
   */
  prepare(route: Route, status: number, sent?: SentRequest): Promise<unknown>;
}

export interface VisitorOptions {
  /** Ends in a slash. */
  baseUrl: string;
  coverage: Coverage;
  /** Sent with each request, such as `authorization`. */
  headers?: Readonly<Record<string, string>>;
}

function pathOf(route: Route, params: SentRequest['params'] = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryText(query: SentRequest['query']): string {
  if (!query) return '';
  if (typeof query === 'string') return `?${query}`;
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `?${new URLSearchParams(pairs).toString()}`;
}

function bodyOf(body: unknown): string | FormData | undefined {
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return assert.fail(
      `${response.url} answered ${response.status} with what is not JSON: ${text.slice(0, 200)}`,
    );
  }
}

const MAX_ISSUES = 3;

/** `results.0.phone: Too small`: the first fields that are not as agreed, and how many more. */
function formatIssues(error: z.ZodError | undefined): string {
  const issues = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const others = issues.length - MAX_ISSUES;
  return `${issues.slice(0, MAX_ISSUES).join('; ')}${others > 0 ? `; ${others} more` : ''}.`;
}

/** Whether no API has answered, by the rule of the client (`parseResponse`). */
async function isMissingCall(response: Response): Promise<boolean> {
  if (response.status === 405) return true;
  if (response.status !== 404) return false;
  const text = await response.clone().text();
  try {
    return parseErrorBody(JSON.parse(text)).detail === undefined;
  } catch {
    return true;
  }
}

/** Creates a visitor without cookies. */
export function createVisitor({ baseUrl, coverage, headers: ownHeaders }: VisitorOptions): Visitor {
  const jar = createCookieJar();
  const { origin } = new URL(baseUrl);

  async function send(method: string, path: string, sent: SentRequest = {}): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', cookie: jar.header(), ...ownHeaders });
    if (method !== 'GET') {
      const token = sent.withoutCsrfToken ? undefined : jar.read('csrftoken');
      headers.set('origin', origin);
      headers.set('sec-fetch-site', 'same-origin');
      if (token !== undefined) headers.set('x-csrftoken', token);
    }
    const isForm = sent.body instanceof FormData;
    if (sent.body !== undefined && !isForm) headers.set('content-type', 'application/json');

    const response = await fetch(`${baseUrl}${path}${queryText(sent.query)}`, {
      method,
      headers,
      redirect: 'manual',
      body: bodyOf(sent.body),
    });
    jar.store(response.headers);
    return response;
  }

  return {
    send,
    async expect(route, status, sent = {}) {
      const path = pathOf(route, sent.params);
      const call = `${route.method} ${path}${queryText(sent.query)}`;
      const response = await send(route.method, path, sent);
      const isMissing = await isMissingCall(response);
      try {
        return await checkResponse(response, { route, status, call });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        coverage.recordDifference(route, { expected: status, received: response.status, message, isMissing });
        throw error;
      }
    },
    async prepare(route, status, sent = {}) {
      const response = await send(route.method, pathOf(route, sent.params), sent);
      const copy = response.clone();
      const isMissing = await isMissingCall(response);
      try {
        const call = `${route.method} ${route.path}`;
        return (await checkResponse(response, { route, status: status as never, call })).body;
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        coverage.recordDifference(route, { expected: status, received: response.status, message, isMissing });
        if (response.status !== status) throw error;
        return readBody(copy);
      }
    },
  };

  async function checkResponse<R extends Route, S extends keyof R['responses'] & number>(
    response: Response,
    { route, status, call }: { route: R; status: S; call: string },
  ): Promise<ReceivedResponse<ResponseOf<R, S>>> {
    const body = await readBody(response);
    const excerpt = JSON.stringify(body)?.slice(0, 300) ?? 'no body';

    const schema = Object.entries(route.responses).find(
      ([declared]) => Number(declared) === response.status,
    )?.[1];
    assert.ok(schema, `${call} answered ${response.status}, which its contract does not declare: ${excerpt}`);
    assert.equal(response.status, status, `${call} answered ${response.status}, not ${status}: ${excerpt}`);

    const parsed = schema.safeParse(body);
    assert.ok(
      parsed.success,
      `${call} answered ${status} with a wrong body: ${formatIssues(parsed.error)} ${excerpt}`,
    );
    assert.deepEqual(body, parsed.data, `${call} answered ${status} with more than its contract says`);
    coverage.record(route, status);
    return { body: parsed.data as ResponseOf<R, S>, headers: response.headers };
  }
}
