import assert from 'node:assert/strict';
import type { AnswerOf, Route } from '../wire/route';
import { createCookieJar } from './createCookieJar';
import type { Ledger } from './createLedger';

/** What a visitor sends. */
export interface Sent {
  params?: Record<string, string | number>;
  /** A record, or the query as it stands where it is to be ill-formed. */
  query?: Record<string, string | number> | string;
  /** Sent as JSON; a string and a form go as they stand. */
  body?: unknown;
  /** Leaves out the anti-forgery header. */
  withoutCsrfToken?: boolean;
}

export interface Received<Body> {
  body: Body;
  headers: Headers;
}

/** A browser that visits the API: it keeps its cookies and sends what a browser's page would. */
export interface Visitor {
  /** Sends anything anywhere below the base, without judging the answer. */
  send(method: string, path: string, sent?: Sent): Promise<Response>;
  /** Makes a call of the contract and demands this status, a declared one, and a body exactly as agreed. */
  expect<R extends Route, S extends keyof R['answers'] & number>(
    route: R,
    status: S,
    sent?: Sent,
  ): Promise<Received<AnswerOf<R, S>>>;
}

export interface VisitedPlace {
  /** Ends in a slash. */
  baseUrl: string;
  ledger: Ledger;
}

function pathOf(route: Route, params: Sent['params'] = {}): string {
  return route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function queryText(query: Sent['query']): string {
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

/** Creates a visitor who has never been here. */
export function createVisitor({ baseUrl, ledger }: VisitedPlace): Visitor {
  const jar = createCookieJar();
  const { origin } = new URL(baseUrl);

  async function send(method: string, path: string, sent: Sent = {}): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', cookie: jar.header() });
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
    jar.keep(response.headers);
    return response;
  }

  return {
    send,
    async expect(route, status, sent = {}) {
      const path = pathOf(route, sent.params);
      const call = `${route.method} ${path}${queryText(sent.query)}`;
      const response = await send(route.method, path, sent);
      const body = await readBody(response);
      const excerpt = JSON.stringify(body)?.slice(0, 300) ?? 'no body';

      const schema = Object.entries(route.answers).find(
        ([declared]) => Number(declared) === response.status,
      )?.[1];
      assert.ok(
        schema,
        `${call} answered ${response.status}, which its contract does not declare: ${excerpt}`,
      );
      assert.equal(response.status, status, `${call} answered ${response.status}, not ${status}: ${excerpt}`);

      const parsed = schema.safeParse(body);
      assert.ok(
        parsed.success,
        `${call} answered ${status} with a wrong body: ${parsed.error?.message} ${excerpt}`,
      );
      assert.deepEqual(body, parsed.data, `${call} answered ${status} with more than its contract says`);
      ledger.note(route, status);
      return { body: parsed.data as AnswerOf<typeof route, typeof status>, headers: response.headers };
    },
  };
}
