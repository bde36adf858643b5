import type { Client, Headers } from './createClient';
import type { HttpResponse } from './HttpResponse';

interface RequestOptions {
  headers?: Headers;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as a browser sends a form. */
  form?: Readonly<Record<string, string>>;
  /** Sent unchanged; the headers say what it is. */
  body?: string | Buffer;
}

export interface Browser {
  cookies: Map<string, string>;
  get(path: string, headers?: Headers): Promise<HttpResponse>;
  /** Sends cookies and the header `X-CSRFToken`, as a page of the site does for writes. */
  send(method: string, path: string, call?: RequestOptions): Promise<HttpResponse>;
  /** The current `Cookie` header. */
  cookieHeader(): string;
}

/** A client that stores cookies between requests. */
export function createBrowser(client: Client): Browser {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  async function call(method: string, path: string, { headers = {}, json, form, body }: RequestOptions) {
    const payload =
      json !== undefined ? JSON.stringify(json) : form ? String(new URLSearchParams(form)) : body;
    const type = json !== undefined ? 'application/json' : form && 'application/x-www-form-urlencoded';
    const answer = await client.send({
      method,
      path,
      ...(payload !== undefined && { body: payload }),
      headers: {
        ...(cookies.size > 0 && { cookie: cookieHeader() }),
        ...(type && { 'content-type': type }),
        ...(method !== 'GET' && { 'x-csrftoken': cookies.get('csrftoken') ?? '' }),
        ...headers,
      },
    });
    for (const line of answer.headers.get('set-cookie') ?? []) storeCookie(line);
    return answer;
  }

  function storeCookie(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const isExpired = attributes.some((text) =>
      /^\s*(max-age=(0|-\d+)|expires=Thu, 01 Jan 1970.*)$/i.test(text),
    );
    if (isExpired) cookies.delete(name.trim());
    else cookies.set(name.trim(), value);
  }

  return {
    cookies,
    get: (path, headers) => call('GET', path, { headers }),
    send: (method, path, sent = {}) => call(method, path, sent),
    cookieHeader,
  };
}
